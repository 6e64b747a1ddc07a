import { useState } from 'react'
import type { Account } from '#contract/people.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { useConfirmedStep } from '#web/shell/members/confirm-factor/use-confirmed-step.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx'

type Key = NonNullable<Account['activity']>['keys'][number]
type AccessKeysProps = { account: Pick<Account, '_id'>; keys: Key[]; onStepped: () => void }

/** The keys by which a company's systems log in, which an operator can revoke. */
export function AccessKeys({ account: { _id: id }, keys, onStepped }: AccessKeysProps) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const toast = useToast()
  const { run, busy, failure } = useConfirmedStep()
  const [asked, setAsked] = useState<Key>()
  const revoke = (key: string) =>
    run(async (api) => {
      await api.call('revokeKeyOfAccount', { id, key })
      toast(t('account.done.revoke-key'))
      onStepped()
    })
  return (
    <SheetSection id="keys" title={t('account.keys')}>
      <FormFailure message={failure} />
      <ul className="operator-rows">
        {keys.map((key) => (
          <li key={key._id} className="operator-row operator-row-wide">
            <div>
              <p className="operator-row-head">
                <bdi className="font-semibold">{key.name}</bdi>
                <bdi dir="ltr" className="font-mono text-sm">
                  …{key.ending}
                </bdi>
              </p>
              <p className="operator-row-facts">
                <span>{t('account.keyCreated', { date: momentText(key.date, language) })}</span>
                <span>
                  {key.used
                    ? t('account.keyUsed', { date: momentText(key.used, language) })
                    : t('account.keyUnused')}
                </span>
              </p>
            </div>
            <button
              type="button"
              disabled={busy}
              aria-label={`${t('account.steps.revoke-key')}: ${key.name}`}
              className="button button-danger"
              onClick={() => setAsked(key)}
            >
              {t('account.steps.revoke-key')}
            </button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={`${t('account.steps.revoke-key')}: ${asked.name}`}
          text={t('account.revokeKeyText')}
          action={t('account.steps.revoke-key')}
          onConfirm={() => void revoke(asked._id)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </SheetSection>
  )
}
