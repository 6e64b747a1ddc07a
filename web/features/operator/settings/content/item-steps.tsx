import { useState } from 'react'
import { contentLengths, type ContentKind, type ContentState } from '#contract/content-kinds.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { useToast } from '#web/shell/toast.tsx'
import { ReasonDialog } from '../../reason-dialog.tsx'

type ItemStepsProps = {
  kind: ContentKind
  id: string
  state: ContentState
  delivered: boolean
  /** Whether the form has what isn't saved, which a step discards. */
  isDirty: boolean
  last: string | null
  onDone: () => void
}

/** Back to the file of the release, and withdrawing an article; each with a reason. */
export function ItemSteps(props: ItemStepsProps) {
  const { kind, id, state, delivered, isDirty, last, onDone } = props
  const { t } = useTranslation('operator')
  const toast = useToast()
  const [step, setStep] = useState<'delivered' | 'withdrawn'>()
  const { run, busy, failure } = useMutation()
  const mayReset = delivered && state !== 'delivered'
  const mayWithdraw = kind === 'article' && state !== 'withdrawn' && state !== 'scheduled'
  if (!mayReset && !mayWithdraw) return null
  const send = (reason: string) =>
    step &&
    run(async (api) => {
      await api.call('resetContent', { kind, id, step, reason, expected: last })
      setStep(undefined)
      toast(t(`content.steps.${step}.done`))
      onDone()
    })
  return (
    <div className="operator-actions">
      {mayReset && (
        <button type="button" className="button" onClick={() => setStep('delivered')}>
          {t('content.steps.delivered.action')}
        </button>
      )}
      {mayWithdraw && (
        <button type="button" className="button button-danger" onClick={() => setStep('withdrawn')}>
          {t('content.steps.withdrawn.action')}
        </button>
      )}
      {step && (
        <ReasonDialog
          title={t(`content.steps.${step}.action`)}
          label={t('settings.reason')}
          missing={t('settings.reasonMissing')}
          maxLength={contentLengths.reason}
          tone={step === 'withdrawn' ? 'danger' : 'primary'}
          {...(isDirty && { warning: t('content.notSaved') })}
          {...{ failure, busy }}
          onSend={(reason) => void send(reason)}
          onClose={() => setStep(undefined)}
        />
      )}
    </div>
  )
}
