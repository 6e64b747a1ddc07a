import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { longestEmail } from '#contract/limits.ts'
import { solvingApi } from '#web/shell/members/challenge/solving-api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { CodeForm } from './code-form.tsx'
import { ProvenNote } from './proven-note.tsx'
import { saveDraft, stepPath, type SignupDraft } from './register-draft.ts'
import { RegisterStepGate } from './register-step.tsx'
import { looksLikeEmail } from './sign-up-rules.ts'
import { refusedHere } from './sent-back.ts'
import { useCodeStep } from './use-code-step.ts'

/** Proves the e-mail address by a code. */
export function VerifyEmailScreen() {
  return <RegisterStepGate step="email">{(draft) => <EmailStep draft={draft} />}</RegisterStepGate>
}

function EmailStep({ draft }: { draft: SignupDraft }) {
  const { t } = useTranslation('register')
  const { language } = usePage()
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const [proven, setProven] = useState(draft.email)
  const [email, setEmail] = useState(draft.fields.email ?? draft.email ?? '')
  const [left, setLeft] = useState(false)
  const good = looksLikeEmail(email)
  const step = useCodeStep({
    sent: draft.sent?.to.includes('@') ? draft.sent : undefined,
    request: (address) => solvingApi(language).call('getOtpByEmail', { email: address }),
    onProven: (address, ticket) => {
      saveDraft({ email: address, emailTicket: ticket })
      void navigate(stepPath('phone'))
    },
    refused: refusedHere(useLocation()),
  })

  const type = (text: string) => {
    setEmail(text)
    saveDraft({ fields: { ...draft.fields, email: text } })
    step.forgetCode()
  }

  const focusBox = () => box.current?.querySelector('input')?.focus()

  if (proven)
    return (
      <ProvenNote
        identity={proven}
        text={t('email.proven')}
        next={stepPath('phone')}
        edit={t('email.edit')}
        onEdit={() => {
          saveDraft({ email: undefined, emailTicket: undefined })
          setProven(undefined)
        }}
      />
    )
  return (
    <>
      <p className="max-w-prose pb-5 text-md text-soft">{t('email.intro')}</p>
      <CodeForm
        step={step}
        identity={good ? email.trim() : undefined}
        request={t('email.request')}
        onEdit={() => {
          step.forgetCode()
          focusBox()
        }}
        onInvalid={() => {
          setLeft(true)
          focusBox()
        }}
      >
        <div ref={box} className="min-w-0">
          <TextField
            label={t('email.label')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            maxLength={longestEmail}
            required
            value={email}
            onChange={type}
            onBlur={() => setLeft(email !== '')}
            error={left && !good ? t('email.wrong') : undefined}
            good={left && good}
          />
        </div>
      </CodeForm>
    </>
  )
}
