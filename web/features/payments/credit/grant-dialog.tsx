import { useState } from 'react'
import type { ReplyOf } from '#contract/api.ts'
import { phoneText } from '#web/shell/contact-links.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { useToast } from '#web/shell/toast.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import { OwnSearch } from '#web/ui/own-search.tsx'
import { SummarySkeleton } from '#web/ui/summary-panel.tsx'
import { garagesData } from './credit-query.ts'
import { TermsForm } from './terms-form.tsx'

type Garage = ReplyOf<'findCreditGarages'>['garages'][number]
type GrantDialogProps = {
  order: string | undefined
  onClose: () => void
  onGranted: (id: string) => void
}

/** Grants credit to a garage that has ordered: which one, how much, and for how many days. */
export function GrantDialog({ order, onClose, onGranted }: GrantDialogProps) {
  const { t } = useTranslation('payments')
  const toast = useToast()
  const { run, failure } = useMutation()
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<Garage>()
  const { data, failure: loadFailure, reload } = useData(garagesData(order ? { order } : { q }))
  const garage = chosen ?? (order ? data?.garages[0] : undefined)
  return (
    <ModalDialog
      title={t('credit.grant.title')}
      closeLabel={t('credit.close')}
      shape="sheet"
      steady={garage !== undefined}
      onClose={onClose}
    >
      <div className="credit-dialog">
        {loadFailure && <LoadFailure message={loadFailure} onRetry={reload} />}
        {!garage && !order && (
          <OwnSearch
            q={q}
            label={t('credit.grant.search')}
            hint={t('credit.grant.searchHint')}
            onAsk={setQ}
          />
        )}
        {!garage && !data && !loadFailure && <SummarySkeleton rows={3} />}
        {!garage && data?.garages.length === 0 && (
          <p className="text-soft">
            {t(order ? 'credit.grant.already' : q ? 'credit.grant.unknown' : 'credit.grant.nobody')}
          </p>
        )}
        {!garage && data && (
          <ul className="credit-choices">
            {data.garages.map((each) => (
              <li key={each.seller_order}>
                <button type="button" onClick={() => setChosen(each)}>
                  <GarageFacts garage={each} />
                </button>
              </li>
            ))}
          </ul>
        )}
        {garage && (
          <>
            <GarageFacts garage={garage} />
            <TermsForm
              initial={{ limit: '', days: '30' }}
              action={t('credit.grant.action')}
              failure={failure}
              onSend={({ limit, days }, setServerErrors) =>
                run(
                  async (api) => {
                    const input = { seller_order: garage.seller_order, limit, days }
                    const { _id } = await api.call('grantCredit', input)
                    toast(t('credit.grant.done'))
                    onGranted(_id)
                  },
                  { setFieldErrors: setServerErrors },
                )
              }
            />
          </>
        )}
      </div>
    </ModalDialog>
  )
}

function GarageFacts({ garage: { name, garage, phone, orders } }: { garage: Garage }) {
  const { t } = useTranslation('payments')
  return (
    <span className="credit-garage">
      <strong>
        <bdi>{garage || name}</bdi>
      </strong>
      <span className="text-soft">
        {garage && name && (
          <>
            <bdi>{name}</bdi> ·{' '}
          </>
        )}
        <bdi dir="ltr">{phoneText(phone)}</bdi> · {t('credit.grant.orders', { count: orders })}
      </span>
    </span>
  )
}
