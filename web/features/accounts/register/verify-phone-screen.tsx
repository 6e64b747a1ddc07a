import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserApi } from '#web/shell/api.ts'
import { solvingApi } from '#web/shell/members/challenge/solving-api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { PhoneField } from '#web/ui/form/phone-field.tsx'
import { looksLikePhone, phoneStart, toInternational } from '#web/ui/form/phone-number.ts'
import { usePhoneCheck } from '#web/ui/form/use-phone-check.ts'
import { CodeForm } from './code-form.tsx'
import { ProvenNote } from './proven-note.tsx'
import { saveDraft, stepPath, type SignupDraft } from './register-draft.ts'
import { RegisterStepGate } from './register-step.tsx'
import { refusedHere } from './sent-back.ts'
import { useCodeStep } from './use-code-step.ts'

/** Proves the phone number by a code. */
export function VerifyPhoneScreen() {
  return <RegisterStepGate step="phone">{(draft) => <PhoneStep draft={draft} />}</RegisterStepGate>
}

function PhoneStep({ draft }: { draft: SignupDraft }) {
  const { t } = useTranslation('register')
  const { language } = usePage()
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const [proven, setProven] = useState(draft.phone)
  const [written, setWritten] = useState(draft.fields.phone ?? draft.phone ?? phoneStart)
  const { state, phone } = usePhoneCheck(written, (number, signal) =>
    browserApi(language, signal).call('validatePhone', { phone: number }),
  )
  // Who asks before the check has its answer doesn't wait for it.
  const isPlausible = state !== 'invalid' && looksLikePhone(written)
  const identity = phone ?? (isPlausible ? toInternational(written) : undefined)
  const [asked, setAsked] = useState(false)
  const step = useCodeStep({
    sent: draft.sent?.to.startsWith('+') ? draft.sent : undefined,
    request: (number) => solvingApi(language).call('getOtpByPhone', { phone: number }),
    onProven: (number, ticket) => {
      saveDraft({ phone: number, phoneTicket: ticket })
      void navigate(stepPath('password'))
    },
    refused: refusedHere(useLocation()),
  })

  const type = (text: string) => {
    setWritten(text)
    setAsked(false)
    saveDraft({ fields: { ...draft.fields, phone: text } })
    step.forgetCode()
  }

  const focusBox = () => box.current?.querySelector('input')?.focus()

  if (proven)
    return (
      <ProvenNote
        identity={proven}
        text={t('phone.proven')}
        next={stepPath('password')}
        edit={t('phone.edit')}
        onEdit={() => {
          saveDraft({ phone: undefined, phoneTicket: undefined })
          setProven(undefined)
        }}
      />
    )
  return (
    <>
      <p className="max-w-prose pb-5 text-md text-soft">{t('phone.intro')}</p>
      <CodeForm
        step={step}
        identity={identity}
        request={t('phone.request')}
        onEdit={() => {
          step.forgetCode()
          focusBox()
        }}
        onInvalid={() => {
          setAsked(true)
          focusBox()
        }}
      >
        <div ref={box} className="min-w-0">
          <PhoneField
            label={t('phone.label')}
            name="phone"
            required
            value={written}
            onChange={type}
            checking={state === 'checking' ? t('phone.checking') : undefined}
            hint={t('phone.hint')}
            error={state === 'invalid' || (asked && !identity) ? t('phone.wrong') : undefined}
            good={state === 'valid'}
          />
        </div>
      </CodeForm>
    </>
  )
}
