import { useEffect, useState } from 'react'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DropMenu } from './drop-menu.tsx'
import { QuickRepliesDialog } from './quick-replies-dialog.tsx'

const presets = ['available', 'price', 'vin', 'delivery', 'original'] as const

/** The seller's quick replies, cached until the page is closed. */
let known: string[] | null | undefined

/** Prepared sentences for sellers, behind a button. */
export function QuickReplies({ onChoose }: { onChoose: (reply: string) => void }) {
  const { t } = useTranslation('chat')
  const { language } = usePage()
  const [own, setOwn] = useState(known)
  const [editing, setEditing] = useState(false)
  useEffect(() => {
    if (known !== undefined) return undefined
    const controller = new AbortController()
    browserApi(language, controller.signal)
      .call('getQuickReplies', {})
      .then(({ replies }) => setOwn((known = replies)))
      // Without their own, sellers get the default ones.
      .catch(() => {})
    return () => controller.abort()
  }, [language])
  const replies = own ?? presets.map((name) => t(`quick.presets.${name}`))
  return (
    <>
      <DropMenu
        label={t('quick.open')}
        icon={<Icon name="quick" />}
        className="composer-button"
        upwards
      >
        {replies.map((reply) => (
          <button
            key={reply}
            type="button"
            className="drop-item chat-choice quick-choice"
            dir="auto"
            onClick={() => onChoose(reply)}
          >
            {reply}
          </button>
        ))}
        <button
          type="button"
          className="drop-item chat-choice quick-edit"
          onClick={() => setEditing(true)}
        >
          <Icon name="edit" />
          {t('quick.edit')}
        </button>
      </DropMenu>
      {editing && (
        <QuickRepliesDialog
          replies={replies}
          onSaved={(saved) => setOwn((known = saved))}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}
