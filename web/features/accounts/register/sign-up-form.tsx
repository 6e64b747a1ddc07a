import { createContext, Fragment, use } from 'react'
import { useAskLogin } from '#web/shell/ask-login.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { avatarBytes, documentBytes } from '#contract/uploads.ts'
import { CheckField } from '#web/ui/form/check-field.tsx'
import { FileField } from '#web/ui/form/file-field.tsx'
import { documentTypes, pictureTypes } from '#web/ui/form/file-rules.ts'
import type { FieldBinding } from '#web/ui/form/form-state.ts'
import type { useSignUp } from './use-sign-up.ts'

type Upload = {
  /** How far each file is on its way, by field; undefined while nothing is sent. */
  progress: Record<string, number> | undefined
  /** The last try didn't arrive. */
  failed: boolean
}

const UploadContext = createContext<Upload>({ progress: undefined, failed: false })

/** Tells the upload fields inside how sending goes. */
export const Uploading = UploadContext.Provider

type UploadFieldProps = FieldBinding<File | undefined> & {
  label: string
  optional?: boolean
  /** A picture of the garage or company instead of a document. */
  picture?: boolean
}

/** A document or picture that goes with the form. */
export function UploadField({ optional, picture = false, ...field }: UploadFieldProps) {
  const { t } = useTranslation('register')
  const { language } = usePage()
  const { progress, failed } = use(UploadContext)
  const limit = { megabytes: (picture ? avatarBytes : documentBytes) / 1024 / 1024 }
  return (
    <FileField
      {...field}
      optional={optional ? t('optional') : undefined}
      types={picture ? pictureTypes : documentTypes}
      maxBytes={picture ? avatarBytes : documentBytes}
      hint={picture ? t('file.pictureHint') : t('file.documentHint', limit)}
      language={language}
      progress={progress?.[field.name]}
      failed={failed}
      disabled={progress !== undefined}
      texts={{
        choose: t('file.choose'),
        drop: t('file.drop'),
        replace: t('file.replace'),
        remove: t('file.remove'),
        sending: t('file.sending'),
        retry: t('file.retry'),
        refused: {
          type: picture ? t('file.notPicture') : t('file.notDocument'),
          size: t('file.tooLarge', limit),
          empty: t('file.empty'),
          broken: t('file.broken'),
        },
      }}
    />
  )
}

type SignUpFootProps = {
  terms: FieldBinding<boolean>
  termsRequired: boolean
  busy: boolean
  failure: ReturnType<typeof useSignUp>['failure']
}

/** The terms, what went wrong, and the button that opens the account. */
export function SignUpFoot({ terms, termsRequired, busy, failure }: SignUpFootProps) {
  const { t } = useTranslation('register')
  const askLogin = useAskLogin()
  return (
    <div className="form-foot">
      <CheckField {...terms} label={<TermsText />} required={termsRequired} />
      <div role="alert" className="empty:hidden">
        {failure && (
          <div className="form-failure">
            <p>{failure.message}</p>
            {failure.exists && (
              <button type="button" onClick={() => askLogin()} className="link min-h-11">
                {t('login')}
              </button>
            )}
          </div>
        )}
      </div>
      <div>
        <button type="submit" disabled={busy} className="button button-primary">
          {busy ? t('form.sending') : failure?.unreached ? t('shell:retry') : t('form.submit')}
        </button>
      </div>
    </div>
  )
}

/** The sentence with its two links; they open beside the form, which stays as it is. */
function TermsText() {
  const { t } = useTranslation('register')
  const links: Record<string, React.ReactNode> = {
    terms: <TextLink to="/terms" label={t('form.termsLink')} />,
    privacy: <TextLink to="/privacy" label={t('form.privacyLink')} />,
  }
  const pieces = t('form.terms').split(/\{\{(\w+)\}\}/)
  return pieces.map((piece, index) => (
    <Fragment key={index}>{index % 2 === 1 ? links[piece] : piece}</Fragment>
  ))
}

const TextLink = ({ to, label }: { to: string; label: string }) => (
  <a href={to} target="_blank" className="link">
    {label}
  </a>
)
