import { useEffect } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import type { FieldBinding } from '#web/ui/form/form-state.ts'
import { RichTextLate } from '#web/ui/form/rich-text-late.tsx'
import { FormSection } from '../details/form-section.tsx'
import { HoursField } from './hours-field.tsx'
import { mostAbout } from './profile-values.ts'
import { useEditorTexts } from './use-editor-texts.ts'

type PublicPageSectionProps = {
  seller: string
  about: FieldBinding<string>
  hours: FieldBinding<string>
}

/** What a company says of itself on its page, and when it is open. */
export function PublicPageSection({ seller, about, hours }: PublicPageSectionProps) {
  const { t } = useTranslation('account')
  const texts = useEditorTexts()
  // The sections weren't there yet when the router looked for the one in the address.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [])
  return (
    <>
      <div id="about">
        <FormSection title={t('about.title')} note={t('about.note')}>
          <RichTextLate
            {...about}
            className="form-wide"
            label={t('about.label')}
            optional={t('register:optional')}
            hint={t('about.hint')}
            maxLength={mostAbout}
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
