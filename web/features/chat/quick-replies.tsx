import { useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { callQuery, unchanging } from '#web/shell/members/data-cache.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { Icon } from '#web/ui/icon.tsx'
import { DropMenu } from '#web/ui/drop-menu.tsx'
import { QuickRepliesDialog } from './quick-replies-dialog.tsx'

const presets = ['available', 'price', 'vin', 'delivery', 'original'] as const

const repliesData = { ...callQuery('getQuickReplies', {}), ...unchanging }

/** Prepared sentences for sellers, behind a button. */
export function QuickReplies({ onChoose }: { onChoose: (reply: string) => void }) {
  const { t } = useTranslation('chat')
  const { data, change } = useData(repliesData)
  const [editing, setEditing] = useState(false)
  // Sellers without their own have the default ones.
  const replies = data?.replies ?? presets.map((name) => t(`quick.presets.${name}`))
  return (
    <>
      <DropMenu
        label={t('quick.open')}
        title={t('quick.open')}
        icon={<Icon name="quick" />}
        className="composer-button"
        upwards
      >
        {replies.map((reply) => (
          <button
            key={reply}
            type="button"
            className="drop-item menu-row quick-choice"
            dir="auto"
            onClick={() => onChoose(reply)}
          >
            {reply}
          </button>
        ))}
        <button
          type="button"
          className="drop-item menu-row text-primary font-semibold"
          onClick={() => setEditing(true)}
        >
          <Icon name="edit" />
          {t('quick.edit')}
        </button>
      </DropMenu>
      {editing && (
        <QuickRepliesDialog
          replies={replies}
          onSaved={(saved) => change(() => ({ replies: saved }))}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  )
}
