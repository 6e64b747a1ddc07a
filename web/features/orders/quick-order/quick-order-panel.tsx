import { useState } from 'react'
import type { ReplyOf } from '#contract/api.ts'
import { longestQuickOrder, mostQuickLines } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { QuickLines, type AddLines } from './quick-lines.tsx'
import './quick-order.css'

/** Numbers with quantities, pasted or as a file, looked up at once. `open` where the cart is empty. */
export function QuickOrderPanel({ open, addLines }: { open: boolean; addLines: AddLines }) {
  const { t } = useTranslation('cart')
  const [found, setFound] = useState<ReplyOf<'matchNumbers'>['lines']>()
  return (
    <details className="panel quick-order" open={open || undefined}>
      <summary>
        <Icon name="quick" />
        <span>
          <strong>{t('quick.title')}</strong> <span className="text-soft">{t('quick.hint')}</span>
        </span>
      </summary>
      {found ? (
        <QuickLines lines={found} addLines={addLines} onAgain={() => setFound(undefined)} />
      ) : (
        <QuickForm onFound={setFound} />
      )}
    </details>
  )
}

type QuickFormProps = { onFound: (lines: ReplyOf<'matchNumbers'>['lines']) => void }

function QuickForm({ onFound }: QuickFormProps) {
  const { t } = useTranslation('cart')
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const { run, busy, failure } = useMutation()
  const find = (input: { text?: string }, file?: File) =>
    run(async (api) => {
      const { lines } = await api.call('matchNumbers', input, { files: file ? { file } : {} })
      onFound(lines)
    })
  const submit = () => {
    const lines = text.split('\n').filter((line) => line.trim()).length
    const problem =
      lines === 0
        ? t('quick.empty')
        : lines > mostQuickLines
          ? t('quick.tooMany', { count: mostQuickLines })
          : undefined
    setError(problem)
    if (!problem) void find({ text })
  }
  return (
    <form
      noValidate
      className="quick-order-form"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field label={t('quick.text')} error={error}>
        {(control) => (
          <textarea
            {...control}
            dir="ltr"
            rows={5}
            spellCheck={false}
            autoCapitalize="characters"
            className="control quick-order-text"
            placeholder={t('quick.placeholder')}
            maxLength={longestQuickOrder}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <FormFailure message={failure} />
      <div className="flex flex-wrap gap-2 items-center">
        <button type="submit" className="button button-primary" disabled={busy}>
          {busy ? t('quick.finding') : t('quick.find')}
        </button>
        <label className="button quick-order-file">
          <Icon name="import" />
          {t('quick.file')}
          <input
            type="file"
            className="sr-only"
            accept=".xlsx,.csv,.txt,.tsv"
            disabled={busy}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              target.value = ''
              if (file) void find({}, file)
            }}
          />
        </label>
        <span className="text-soft text-sm">{t('quick.fileHint')}</span>
      </div>
    </form>
  )
}
