import {
  bannerAudiences,
  bannerKinds,
  bannerLinkForm,
  longestBannerLink,
  longestBannerText,
  type BannerAudience,
  type BannerKind,
} from '#contract/banner-kinds.ts'
import { directionOf, languages, type Language } from '#contract/language.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { MomentField } from '../moment-field.tsx'
import { momentFrom } from '../uae-moment.ts'
import { BannerPreview } from './banner-preview.tsx'

type Values = Record<Language, string> & {
  /** Empty for the first choice of each. */
  kind: BannerKind | ''
  audience: BannerAudience | ''
  link: string
  from: string
  until: string
}

const initial: Values = {
  ...{ en: '', ar: '', fr: '', zh: '' },
  ...{ kind: '', audience: '', link: '', from: '', until: '' },
}
const [firstKind, ...otherKinds] = bannerKinds
const [firstAudience, ...otherAudiences] = bannerAudiences

const inputOf = ({ en, ar, fr, zh, kind, audience, link, from, until }: Values) => {
  const begins = momentFrom(from)
  return {
    ...{ texts: { en, ar, fr, zh }, kind: kind || firstKind, audience: audience || firstAudience },
    ...{ link: link.trim() || null, until: momentFrom(until) ?? null },
    ...(begins && { from: begins }),
  }
}

/** A new banner in four languages, as it will look. */
export function BannerForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('operator')
  const { language: shown } = usePage()
  const toast = useToast()
  const names = new Intl.DisplayNames(shown, { type: 'language' })
  const { run, busy, failure } = useMutation()
  const moment = (text: string) =>
    text === '' || momentFrom(text) ? undefined : t('settings.momentWrong')
  const filled = (text: string) => (text.trim() === '' ? t('banners.textMissing') : undefined)
  const { ref, values, field, submit, setServerErrors } = useFormState<Values>({
    initial,
    check: ({ en, ar, fr, zh, link, from, until }) => ({
      ...{ en: filled(en), ar: filled(ar), fr: filled(fr), zh: filled(zh) },
      link:
        link.trim() === '' || bannerLinkForm.test(link.trim()) ? undefined : t('banners.linkWrong'),
      ...{ from: moment(from), until: moment(until) },
    }),
  })
  const create = (sent: Values) =>
    run(
      async (api) => {
        await api.call('createBanner', inputOf(sent))
        toast(t('banners.created'))
        onDone()
      },
      { setFieldErrors: setServerErrors },
    )
  const { kind, link } = inputOf(values)
  return (
    <SheetSection id="banner" title={t('banners.new')}>
      <form ref={ref} noValidate onSubmit={submit(create)} className="operator-form">
        {languages.map((language) => (
          <TextField
            key={language}
            {...field(language)}
            good={false}
            label={`${t('banners.text')}: ${names.of(language) ?? language}`}
            dir={directionOf(language)}
            maxLength={longestBannerText}
            required
          />
        ))}
        <SelectField<BannerKind | ''>
          {...field('kind')}
          good={false}
          label={t('banners.kind')}
          placeholder={t(`banners.kinds.${firstKind}`)}
          options={otherKinds.map((value) => ({ value, label: t(`banners.kinds.${value}`) }))}
        />
        <SelectField<BannerAudience | ''>
          {...field('audience')}
          good={false}
          label={t('banners.audience')}
          placeholder={t(`banners.audiences.${firstAudience}`)}
          options={otherAudiences.map((value) => ({
            ...{ value, label: t(`banners.audiences.${value}`) },
          }))}
        />
        <TextField
          {...field('link')}
          good={false}
          label={t('banners.link')}
          hint={t('banners.linkHint')}
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          maxLength={longestBannerLink}
        />
        <MomentField
          field={field('from')}
          label={t('banners.starts')}
          hint={t('banners.fromHint')}
        />
        <MomentField
          field={field('until')}
          label={t('banners.ends')}
          hint={t('banners.untilHint')}
        />
        <FormFailure message={failure} />
        <button type="submit" disabled={busy} className="button button-primary justify-self-start">
          {busy ? t('sending') : t('banners.create')}
        </button>
      </form>
      <section aria-label={t('banners.preview')} className="operator-list">
        {languages.map((language) =>
          values[language].trim() === '' ? null : (
            <div key={language} dir={directionOf(language)} lang={language}>
              <BannerPreview {...{ kind, link }} text={values[language]} />
            </div>
          ),
        )}
      </section>
    </SheetSection>
  )
}
