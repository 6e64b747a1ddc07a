import { useState } from 'react'
import { longestQuickReply, mostQuickReplies } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { useToast } from '#web/shell/toast.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import { cleanText } from '#web/shell/members/clean-text.ts'
import { randomId } from '#web/shell/random-id.ts'

type QuickRepliesDialogProps = {
  replies: readonly string[]
  onSaved: (replies: string[]) => void
  onClose: () => void
}

type Row = { id: string; text: string }
const toRow = (text: string): Row => ({ id: randomId(), text })

/** Edits the seller's quick replies. Empty lines are left out. */
export function QuickRepliesDialog({ replies, onSaved, onClose }: QuickRepliesDialogProps) {
  const { t } = useTranslation('chat')
  const toast = useToast()
  const { failure, busy, run } = useMutation()
  const [rows, setRows] = useState(() => replies.map(toRow))

  const change = (id: string, text: string) =>
    setRows((before) => before.map((row) => (row.id === id ? { id, text } : row)))
  const save = (event: React.FormEvent) => {
    event.preventDefault()
    const texts = [...new Set(rows.map(({ text }) => cleanText(text)).filter(Boolean))]
    void run(async (api) => {
      const saved = await api.call('setQuickReplies', { replies: texts })
      onSaved(saved.replies)
      toast(t('quick.saved'))
      onClose()
    })
  }
  return (
    <ModalDialog title={t('quick.title')} closeLabel={t('quick.close')} onClose={onClose}>
      <form className="grid gap-3" onSubmit={save}>
        <p className="text-soft">{t('quick.text')}</p>
        {rows.map(({ id, text }, at) => (
          <div key={id} className="flex items-start gap-1">
            <textarea
              className="control py-2"
              dir="auto"
              rows={2}
              aria-label={t('quick.one', { number: at + 1 })}
              maxLength={longestQuickReply}
              value={text}
              onChange={(event) => change(id, event.target.value)}
            />
            <button
              type="button"
              className="composer-button"
              aria-label={t('quick.remove', { number: at + 1 })}
              onClick={() => setRows((before) => before.filter((row) => row.id !== id))}
            >
              <Icon name="bin" />
            </button>
          </div>
        ))}
        {rows.length < mostQuickReplies && (
          <button
            type="button"
            className="button justify-self-start"
            onClick={() => setRows((before) => [...before, toRow('')])}
          >
            <Icon name="add" />
            {t('quick.add')}
          </button>
        )}
        <FormFailure message={failure} />
        <button type="submit" className="button button-primary" disabled={busy}>
          {t(busy ? 'quick.saving' : 'quick.save')}
        </button>
      </form>
    </ModalDialog>
  )
}
