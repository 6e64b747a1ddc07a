import { useCallback, useState } from 'react'
import { useTranslation } from '../../i18n.ts'
import { useData } from '../use-data.ts'
import { useMutation } from '../use-mutation.ts'
import { longestCode } from '#contract/limits.ts'
import { useFormState } from '#web/ui/form/form-state.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import { factorsData } from './factors-data.ts'
import { FactorContext } from './factor-context.ts'

type Asked = { answer: (isEntered: boolean) => void }

/** Lets its children ask for the second factor again. */
export function FactorPrompt({ children }: { children: React.ReactNode }) {
  const [asked, setAsked] = useState<Asked>()
  const ask = useCallback(
    () => new Promise<boolean>((resolve) => setAsked({ answer: resolve })),
    [],
  )
  const end = (isEntered: boolean) => {
    asked?.answer(isEntered)
    setAsked(undefined)
  }
  return (
    <FactorContext value={ask}>
      {children}
      {asked && <FactorDialog onDone={() => end(true)} onClose={() => end(false)} />}
    </FactorContext>
  )
}

function FactorDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation('account')
  const { data: factors } = useData(factorsData)
  const { run, busy, failure } = useMutation()
  const [isRefused, setRefused] = useState(false)
  const { ref, field, submit } = useFormState({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.trim() === '' ? t('confirm.codeMissing') : undefined }),
  })
  const enter = async ({ code }: { code: string }) => {
    setRefused(false)
    if (await run((api) => api.call('confirmFactor', { code }))) onDone()
  }
  const byPasskey = () => {
    setRefused(false)
    void run(async (api) => {
      const { options } = await api.call('getConfirmOptions', {})
      const { signByPasskey } = await import('../passkeys.ts')
      const passkey = await signByPasskey(options)
      if (!passkey) return setRefused(true)
      await api.call('confirmFactor', { passkey })
      onDone()
    })
  }
  const hasPasskey = factors?.hasPasskeys && factors.passkeys.length > 0
  return (
    <ModalDialog
      title={t('confirm.title')}
      closeLabel={t('shell:nav.close')}
      onClose={onClose}
      steady
    >
      <form ref={ref} noValidate onSubmit={submit(enter)} className="grid gap-4">
        <p>{t('confirm.text')}</p>
        <TextField
          {...field('code')}
          good={false}
          label={t('confirm.code')}
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={longestCode}
          required
          focused
        />
        <FormFailure message={isRefused ? t('confirm.passkeyFailed') : failure} />
        <div className="flex flex-wrap items-center gap-2">
          <button type="submit" disabled={busy} className="button button-primary">
            {t('confirm.submit')}
          </button>
          {hasPasskey && (
            <button type="button" disabled={busy} className="button" onClick={byPasskey}>
              {t('confirm.passkey')}
            </button>
          )}
        </div>
      </form>
    </ModalDialog>
  )
}
