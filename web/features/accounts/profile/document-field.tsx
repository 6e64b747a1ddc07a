import { createContext, use } from 'react'
import { avatarBytes, documentBytes } from '#contract/uploads.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { FileField, type FileFieldTexts } from '#web/ui/form/file-field.tsx'
import { documentTypes, pictureTypes } from '#web/ui/form/file-rules.ts'
import type { FieldBinding } from '#web/ui/form/form-state.ts'
import { OpenDocument } from './open-document.tsx'
import type { DocumentValue } from './profile-values.ts'

/** How far each file is on its way, by field; undefined while nothing is sent. */
const SentContext = createContext<Record<string, number | undefined> | undefined>(undefined)

export const SentProvider = SentContext.Provider

const megabytes = (bytes: number) => ({ megabytes: bytes / 1024 / 1024 })

function useFileTexts(picture: boolean): FileFieldTexts {
  const { t } = useTranslation('register')
  return {
    choose: t('file.choose'),
    drop: t('file.drop'),
    replace: t('file.replace'),
    remove: t('file.remove'),
    sending: t('file.sending'),
    retry: t('file.retry'),
    refused: {
      type: picture ? t('file.notPicture') : t('file.notDocument'),
      size: t('file.tooLarge', megabytes(picture ? avatarBytes : documentBytes)),
      empty: t('file.empty'),
      broken: t('file.broken'),
    },
  }
}

type DocumentFieldProps = FieldBinding<DocumentValue> & {
  label: string
  /** What the account has; taking back a change leads here. */
  saved: DocumentValue
  /** One that may be missing can also be taken away. */
  optional?: boolean
}

/** A document of the account on its carton label: opened, replaced, or taken away. */
export function DocumentField({ saved, optional, ...field }: DocumentFieldProps) {
  const { t } = useTranslation('account')
  const { language } = usePage()
  const sent = use(SentContext)
  const texts = useFileTexts(false)
  const { value, label, onChange } = field
  const file = value instanceof File ? value : undefined
  const stored = value && !file ? (value as Exclude<DocumentValue, File>) : null
  const removed = saved !== null && value === null
  return (
    <div className="document-field">
      <FileField
        {...field}
        value={file}
        onChange={(chosen) => onChange(chosen ?? saved)}
        // A tick beside what hasn't changed would say nothing.
        good={field.good && file !== undefined}
        currentFile={stored ? stored.name || t('documents.nameless') : undefined}
        onRemoveCurrent={optional ? () => onChange(null) : undefined}
        optional={optional ? t('register:optional') : undefined}
        types={documentTypes}
        maxBytes={documentBytes}
        hint={removed ? undefined : t('register:file.documentHint', megabytes(documentBytes))}
        language={language}
        progress={sent?.[field.name]}
        disabled={sent !== undefined}
        texts={texts}
      />
      {stored && <OpenDocument document={stored} label={label} />}
      {removed && (
        <p className="flex flex-wrap gap-y-0 gap-x-3 items-center text-check text-sm font-semibold">
          <span>{t('documents.removed')}</span>
          <button type="button" className="text-button" onClick={() => onChange(saved)}>
            {t('documents.keep')}
          </button>
        </p>
      )}
    </div>
  )
}

type AvatarFieldProps = FieldBinding<File | undefined> & { picture: string | null }

/** The picture of the garage or company, shown square as the server will cut it. */
export function AvatarField({ picture, ...field }: AvatarFieldProps) {
  const { t } = useTranslation('account')
  const { language } = usePage()
  const sent = use(SentContext)
  const texts = useFileTexts(true)
  return (
    <FileField
      {...field}
      className="avatar-field"
      label={t('profile.picture')}
      optional={t('register:optional')}
      currentFile={picture ? t('profile.currentPicture') : undefined}
      currentPicture={picture ?? undefined}
      types={pictureTypes}
      maxBytes={avatarBytes}
      hint={t('profile.pictureHint')}
      language={language}
      progress={sent?.[field.name]}
      disabled={sent !== undefined}
      texts={texts}
    />
  )
}

type CoverFieldProps = FieldBinding<DocumentValue> & { saved: DocumentValue }

/** The wide picture at the head of a company's page; it can be taken away. */
export function CoverField({ saved, ...field }: CoverFieldProps) {
  const { t } = useTranslation('account')
  const { language } = usePage()
  const sent = use(SentContext)
  const texts = useFileTexts(true)
  const { value, onChange } = field
  const file = value instanceof File ? value : undefined
  const stored = value && !file ? (value as Exclude<DocumentValue, File>) : null
  return (
    <FileField
      {...field}
      className="form-wide"
      value={file}
      onChange={(chosen) => onChange(chosen ?? saved)}
      label={t('about.cover')}
      optional={t('register:optional')}
      currentFile={stored ? stored.name || t('about.currentCover') : undefined}
      currentPicture={stored?.address}
      onRemoveCurrent={() => onChange(null)}
      types={pictureTypes}
      maxBytes={avatarBytes}
      hint={t('about.coverHint')}
      language={language}
      progress={sent?.[field.name]}
      disabled={sent !== undefined}
      texts={texts}
    />
  )
}
