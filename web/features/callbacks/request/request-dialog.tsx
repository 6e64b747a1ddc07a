import { useState } from 'react'
import { ApiError } from '#contract/api.ts'
import type { OwnCallback } from '#contract/callbacks.ts'
import { callbackLengths } from '#contract/limits.ts'
import { callTimes, type CallTime } from '#contract/callback-status.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { cleanPlain } from '#web/shell/members/clean-text.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { PhoneField } from '#web/ui/form/phone-field.tsx'
import { isPhoneEmpty, looksLikePhone, toInternational } from '#web/ui/form/phone-number.ts'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import { TimeTiles } from './time-tiles.tsx'
import './request-dialog.css'

type RequestDialogProps = {
  listingId: string
  /** The phone number of the account, as the initial value. */
  phone: string
  /** What was typed before the dialog was closed. */
  draft: RequestValues | undefined
  onDraft: (draft: RequestValues) => void
  onClose: () => void
  onCreated: (callback: OwnCallback) => void
}

export type RequestValues = { phone: string; preferred: CallTime; note: string }

/** The phone number, time and note of the request. */
export function RequestDialog(props: RequestDialogProps) {
  const { listingId, phone, draft, onDraft, onClose, onCreated } = props
  const { t } = useTranslation('callbacks')
  const { run } = useMutation()
  const [failure, setFailure] = useState<string>()
  const phoneProblem = (written: string) => {
    if (isPhoneEmpty(written)) return t('request.phoneEmpty')
    return looksLikePhone(written) ? undefined : t('request.phoneWrong')
  }
  const { ref, values, field, setServerErrors, submit, busy } = useFormState<RequestValues>({
    initial: draft ?? { phone, preferred: callTimes[0], note: '' },
    onValues: onDraft,
    check: (written) => ({ phone: phoneProblem(written.phone) }),
  })
  const { good: _, ...note } = field('note')
  const { value: preferred, onChange: onPreferred } = field('preferred')

  const request = async (written: RequestValues) => {
    const note = cleanPlain(written.note)
    const input = { ...written, phone: toInternational(written.phone), note }
    let message: string | undefined
    await run(
      async (api) => {
        try {
          const reply = await api.call('requestCallback', { listing_id: listingId, ...input })
          onCreated(reply.callback)
        } catch (error) {
          if (!(error instanceof ApiError && error.code === 'phone.invalid')) throw error
          setServerErrors({ phone: error.message })
        }
      },
      { setFieldErrors: setServerErrors, onFailure: (text) => (message = text) },
    )
    // The previous failure stays until the reply: without it the button would move under a second
    // click.
    setFailure(message)
  }
  return (
    <ModalDialog
      title={t('request.title')}
      closeLabel={t('shell:nav.close')}
      steady={draft !== undefined || failure !== undefined || busy}
      onClose={onClose}
    >
      <form ref={ref} noValidate onSubmit={submit(request)} className="grid grid-cols-1 gap-4">
        <p className="text-soft">{t('request.text')}</p>
        <PhoneField {...field('phone')} label={t('request.phone')} required />
        <TimeTiles value={preferred} onChange={onPreferred} />
        <Field
          label={t('request.note')}
          optional={t('request.optional')}
          error={note.error}
          hint={
            <bdi dir="ltr" className="tabular-nums">
              {note.value.length} / {callbackLengths.note}
            </bdi>
          }
        >
          {(control) => (
            <textarea
              {...control}
              name={note.name}
              value={note.value}
              onBlur={note.onBlur}
              onChange={({ target }) => note.onChange(target.value)}
              className="control request-note"
              dir={values.note === '' ? undefined : 'auto'}
              placeholder={t('request.noteHint')}
              maxLength={callbackLengths.note}
              rows={3}
            />
          )}
        </Field>
        <FormFailure message={failure} />
        <button type="submit" disabled={busy} className="button button-primary">
          {busy ? t('request.busy') : t('request.submit')}
        </button>
      </form>
    </ModalDialog>
  )
}
