import { useEffect } from 'react'
import { Link } from 'react-router'
import { profileLengths } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import type { FieldBinding } from '#web/ui/form/form-state.ts'
import { RichTextLate } from '#web/ui/form/rich-text-late.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FormSection } from '../details/form-section.tsx'
import { NameProposal } from './company-name/name-proposal.tsx'
import { arabicNameOf } from './company-name/propose-name.ts'
import { CoverField } from './document-field.tsx'
import { HoursField } from './hours-field.tsx'
import type { DocumentValue } from './profile-values.ts'
import { useEditorTexts } from './use-editor-texts.ts'

type PublicPageSectionProps = {
  seller: string
  /** The company's name in Latin letters. */
  name: string
  nameAr: FieldBinding<string>
  about: FieldBinding<string>
  aboutAr: FieldBinding<string>
  hours: FieldBinding<string>
  cover: FieldBinding<DocumentValue> & { saved: DocumentValue }
}

/** What a company says of itself on its page, and when it is open. */
export function PublicPageSection(props: PublicPageSectionProps) {
  const { seller, name, nameAr, about, aboutAr, hours, cover } = props
  const { t } = useTranslation('account')
  const texts = useEditorTexts()
  // The sections weren't there yet when the router looked for the one in the address.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [])
  return (
    <>
      <div id="about">
        <FormSection title={t('about.title')} note={t('about.note')}>
          <TextField
            {...nameAr}
            className="form-wide"
            label={t('about.nameAr')}
            optional={t('register:optional')}
            hint={t('about.nameArHint')}
            dir="rtl"
            maxLength={profileLengths.name}
          />
          {nameAr.value.trim() === '' && (
            <NameProposal name={arabicNameOf(name)} onAccept={nameAr.onChange} />
          )}
          <CoverField {...cover} />
          <RichTextLate
            {...about}
            className="form-wide"
            label={t('about.label')}
            optional={t('register:optional')}
            hint={t('about.hint')}
            maxLength={profileLengths.about}
            texts={texts}
            retry={t('shell:retry')}
          />
          <RichTextLate
            {...aboutAr}
            className="form-wide"
            label={t('about.labelAr')}
            optional={t('register:optional')}
            hint={t('about.hintAr')}
            maxLength={profileLengths.about}
            texts={texts}
            retry={t('shell:retry')}
          />
          <Link
            to={`/seller-details/${seller}`}
            className="link inline-flex min-h-6 items-center justify-self-start"
          >
            {t('about.page')}
          </Link>
        </FormSection>
      </div>
      <div id="hours">
        <FormSection title={t('hours.title')} note={t('hours.note')}>
          <div className="form-wide grid">
            <HoursField {...hours} />
          </div>
        </FormSection>
      </div>
    </>
  )
}
