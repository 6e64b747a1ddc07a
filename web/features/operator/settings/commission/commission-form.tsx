import { useState } from 'react'
import type { CommissionPreview } from '#contract/commission.ts'
import { orderLengths } from '#contract/limits.ts'
import { commissionRange } from '#contract/money-kinds.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useConfirmedStep } from '#web/shell/members/confirm-factor/use-confirmed-step.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { useToast } from '#web/shell/toast.tsx'
import { CheckField } from '#web/ui/form/check-field.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { categoriesData, commissionPreviewData } from '../../operator-data.ts'
import { MomentField } from '../moment-field.tsx'
import { momentFrom } from '../uae-moment.ts'
import { CommissionQuestion } from './commission-question.tsx'
import type { CommissionValues } from './commission-values.ts'
import { percentFrom, percentText } from './percent.tsx'
import { SellerChoice, type ChosenSeller } from './seller-choice.tsx'

const initial: CommissionValues = {
  ...{ category: '', isGeneral: false, percent: '', from: '', reason: '' },
}

/** Sets a rate: for whom, how much, from when on, and why. What would be paid now stands beside it. */
export function CommissionForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const { run, busy, failure } = useConfirmedStep()
  const { data: categories } = useData(categoriesData)
  const [seller, setSeller] = useState<ChosenSeller>()
  const [entered, setEntered] = useState<CommissionValues>()
  const { ref, values, field, submit, setServerErrors } = useFormState<CommissionValues>({
    initial,
    check: ({ isGeneral, percent, from, reason }) => ({
      percent: isGeneral || isRate(percent) ? undefined : t('commission.percentWrong'),
      from: from === '' || momentFrom(from) ? undefined : t('settings.momentWrong'),
      reason: reason.trim() === '' ? t('settings.reasonMissing') : undefined,
    }),
  })
  const { category } = values
  const scope = { ...(seller && { seller: seller._id }), ...(category && { category }) }
  const { data: preview } = useData(commissionPreviewData(scope))
  const named = categories?.items.find(({ _id }) => _id === category)
  const send = ({ isGeneral, percent, from, reason }: CommissionValues, seen: number) =>
    run(
      async (api) => {
        const moment = momentFrom(from)
        await api.call('changeCommission', {
          ...{ ...scope, percent: isGeneral ? null : percentFrom(percent)!, reason, seen },
          ...(moment && { from: moment }),
        })
        toast(t('commission.done'))
        onDone()
      },
      { setFieldErrors: setServerErrors },
    )
  return (
    <SheetSection id="change" title={t('commission.change')}>
      <SellerChoice seller={seller} onSeller={setSeller} />
      <form
        ref={ref}
        noValidate
        className="operator-form"
        onSubmit={submit(async (sent) => setEntered(sent))}
      >
        <SelectField
          {...field('category')}
          good={false}
          label={t('commission.category')}
          placeholder={t('commission.allCategories')}
          options={(categories?.items ?? []).map(({ _id, label }) => ({ value: _id, label }))}
        />
        <Preview preview={preview} />
        <CheckField {...field('isGeneral')} label={t('commission.none')} />
        {!values.isGeneral && (
          <TextField
            {...field('percent')}
            good={false}
            label={t('commission.percent')}
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            maxLength={5}
            required
          />
        )}
        <MomentField
          field={field('from')}
          label={t('commission.from')}
          hint={t('commission.fromHint')}
        />
        <TextField
          {...field('reason')}
          good={false}
          label={t('settings.reason')}
          dir="auto"
          maxLength={orderLengths.reason}
          required
        />
        <FormFailure message={failure} />
        <button type="submit" disabled={busy} className="button button-primary justify-self-start">
          {busy ? t('sending') : t('commission.submit')}
        </button>
      </form>
      {entered && (
        <CommissionQuestion
          scope={scope}
          names={{ seller: seller?.company_name, category: named?.label }}
          values={entered}
          onConfirm={(seen) => void send(entered, seen)}
          onClose={() => setEntered(undefined)}
        />
      )}
    </SheetSection>
  )
}

function isRate(text: string): boolean {
  const percent = percentFrom(text)
  return percent !== undefined && percent <= commissionRange.max
}

/** What sales like these pay now, and which rate that is. */
function Preview({ preview }: { preview: CommissionPreview | undefined }) {
  const { t } = useTranslation('operator')
  if (!preview) return <div aria-hidden="true" className="skeleton h-6" />
  return (
    <p role="status" className="text-soft">
      {t('commission.now', { percent: percentText(preview.percent) })}{' '}
      {t(`commission.sources.${preview.source}`)}
    </p>
  )
}
