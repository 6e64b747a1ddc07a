import { contentLengths, type ContentKind } from '#contract/content-kinds.ts'
import { directionOf, type Language } from '#contract/language.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import type { FieldBinding } from '#web/ui/form/form-state.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { fieldOf, promiseIndexes, textFields } from './content-values.ts'
import { TextAreaField } from './text-area-field.tsx'

type LanguageFieldsProps = {
  kind: ContentKind
  language: Language
  field: (name: string) => FieldBinding<string>
}

const bodyRows = 18
const summaryRows = 3

/** The texts of one language. */
export function LanguageFields({ kind, language, field }: LanguageFieldsProps) {
  const { t } = useTranslation('operator')
  const written = { dir: directionOf(language), lang: language } as const
  const line = (name: string, label: string, maxLength: number) => (
    <div key={name} lang={language}>
      <TextField
        {...field(fieldOf(language, name))}
        {...{ label, maxLength }}
        good={false}
        dir={written.dir}
        autoComplete="off"
        required
      />
    </div>
  )
  if (kind === 'promises')
    return promiseIndexes.map((index) => {
      const nth = countText(index + 1)
      return (
        <div key={index} className="operator-list">
          {line(`title${index}`, t('content.promiseTitle', { nth }), contentLengths.promiseTitle)}
          {line(`text${index}`, t('content.promiseText', { nth }), contentLengths.promiseText)}
        </div>
      )
    })
  return textFields[kind].map((name) => {
    if (name === 'body')
      return (
        <TextAreaField
          key={name}
          field={field(fieldOf(language, name))}
          label={t(kind === 'questions' ? 'content.questionsText' : 'content.body')}
          hint={<MarkdownHelp isQuestions={kind === 'questions'} />}
          {...written}
          rows={bodyRows}
          maxLength={contentLengths.body}
        />
      )
    if (name === 'summary')
      return (
        <TextAreaField
          key={name}
          field={inOneLine(field(fieldOf(language, name)))}
          label={t('content.summary')}
          {...written}
          rows={summaryRows}
          maxLength={contentLengths.summary}
        />
      )
    const ofLine = name as 'title' | 'industry'
    return line(name, t(`content.${ofLine}`), contentLengths[ofLine])
  })
}

/** Shown in several lines, but a line break that is typed or pasted becomes a space. */
const inOneLine = (field: FieldBinding<string>): FieldBinding<string> => ({
  ...field,
  onChange: (text) => field.onChange(text.replace(/[\r\n]+/g, ' ')),
})

function MarkdownHelp({ isQuestions }: { isQuestions: boolean }) {
  const { t } = useTranslation('operator')
  const rows: [sample: string, meaning: string][] = isQuestions
    ? [
        ['## …', t('content.help.group')],
        ['### …? {#id}', t('content.help.question')],
      ]
    : [
        ['## …', t('content.help.heading')],
        ['### …', t('content.help.subheading')],
      ]
  rows.push(
    ['**…**', t('content.help.bold')],
    ['- …', t('content.help.list')],
    ['1. …', t('content.help.steps')],
    ['[…](/help)', t('content.help.link')],
  )
  return (
    <details className="markdown-help">
      <summary>{t('content.help.title')}</summary>
      <dl>
        {rows.map(([sample, meaning]) => (
          <div key={sample}>
            <dt>
              <bdi dir="ltr">
                <code>{sample}</code>
              </bdi>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>{t('content.help.html')}</p>
    </details>
  )
}
