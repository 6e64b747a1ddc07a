import {
  articlePictures,
  contentLengths,
  promiseIcons,
  type ContentKind,
} from '#contract/content-kinds.ts'
import { longestEmail, longestPhone } from '#contract/limits.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { weekDayText } from '#web/shell/week-days.ts'
import type { FieldBinding } from '#web/ui/form/form-state.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { promiseIndexes, socialIndexes, weekDays } from './content-values.ts'

type FieldOf = (name: string) => FieldBinding<string>
type FactFieldsProps = { kind: ContentKind; isNew: boolean; field: FieldOf }

const longestHours = 30
const longestRank = 2

/** What all languages share. */
export function FactFields({ kind, isNew, field }: FactFieldsProps) {
  const { t } = useTranslation('operator')
  if (kind === 'page')
    return (
      <TextField
        {...field('updated')}
        good={false}
        label={t('content.updated')}
        hint={t('content.updatedHint')}
        type="date"
        dir="ltr"
      />
    )
  if (kind === 'promises') return <IconFields field={field} />
  if (kind === 'office') return <OfficeFields field={field} />
  if (kind === 'questions') return null
  const { value } = field('picture')
  const pictures = [...new Set<string>([...articlePictures, ...(value ? [value] : [])])]
  return (
    <>
      {isNew && (
        <TextField
          {...field('id')}
          good={false}
          label={t('content.address')}
          hint={
            <>
              {t('content.addressHint')} <bdi dir="ltr">/news-details/…</bdi>
            </>
          }
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={contentLengths.id}
          required
        />
      )}
      <TextField
        {...field('date')}
        good={false}
        label={t('content.date')}
        hint={t('content.dateHint')}
        type="date"
        dir="ltr"
        required
      />
      <SelectField
        {...field('picture')}
        good={false}
        label={t('content.picture')}
        placeholder={t('content.choose')}
        options={pictures.map((name) => ({ value: name, label: name }))}
        required
      />
      {value && (
        <img
          src={`/news/${value}.svg`}
          alt=""
          width={160}
          height={90}
          className="content-picture"
        />
      )}
      <TextField
        {...field('popular')}
        good={false}
        label={t('content.popular')}
        hint={t('content.popularHint')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={longestRank}
      />
    </>
  )
}

function IconFields({ field }: { field: FieldOf }) {
  const { t } = useTranslation('operator')
  return promiseIndexes.map((index) => (
    <SelectField
      key={index}
      {...field(`icon${index}`)}
      good={false}
      label={t('content.icon', { nth: countText(index + 1) })}
      placeholder={t('content.choose')}
      options={promiseIcons.map((value) => ({ value, label: t(`content.icons.${value}`) }))}
    />
  ))
}

function OfficeFields({ field }: { field: FieldOf }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const filled = socialIndexes.filter(
    (index) => field(`socialName${index}`).value || field(`socialUrl${index}`).value,
  )
  const shown = Math.min((filled.at(-1) ?? -1) + 2, socialIndexes.length)
  const line = (name: string, label: string, maxLength: number, hint?: string) => (
    <TextField
      key={name}
      {...field(name)}
      {...{ label, maxLength, hint }}
      good={false}
      dir="ltr"
      autoComplete="off"
    />
  )
  return (
    <>
      {line('phone', t('content.phone'), longestPhone, t('content.phoneHint'))}
      {line('email', t('content.email'), longestEmail)}
      <fieldset className="operator-list">
        <legend className="field-label">{t('content.hours')}</legend>
        <p className="field-hint">{t('content.hoursHint')}</p>
        {weekDays.map((day) => line(`day${day}`, weekDayText(day - 1, language), longestHours))}
      </fieldset>
      <fieldset className="operator-list">
        <legend className="field-label">{t('content.social')}</legend>
        <p className="field-hint">{t('content.socialHint')}</p>
        {socialIndexes.slice(0, shown).map((index) => {
          const nth = countText(index + 1)
          return (
            <div key={index} className="social-fields">
              {line(
                `socialName${index}`,
                t('content.socialName', { nth }),
                contentLengths.socialName,
              )}
              {line(`socialUrl${index}`, t('content.socialUrl', { nth }), contentLengths.socialUrl)}
            </div>
          )
        })}
      </fieldset>
    </>
  )
}
