import { useState } from 'react'
import type { RoomInfo } from '#contract/chat.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import type { Chat } from './core/chat.ts'
import { useBlock } from './use-block.ts'

type BlockDialogProps = { chat: Chat; room: RoomInfo; onClose: () => void }

/** Asks for confirmation before blocking a contact. */
export function BlockDialog({ chat, room, onClose }: BlockDialogProps) {
  const { t } = useTranslation('chat')
  const { setBlocked } = useBlock(chat, room)
  const [busy, setBusy] = useState(false)
  const block = async () => {
    setBusy(true)
    await setBlocked(true)
    onClose()
  }
  return (
    <ModalDialog
      title={t('blocked.sure.title', { name: room.userName })}
      closeLabel={t('file.close')}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <button type="button" className="button" onClick={onClose}>
            {t('blocked.sure.no')}
          </button>
          <button
            type="button"
            className="button button-primary"
            disabled={busy}
            onClick={() => void block()}
          >
            {t('blocked.sure.yes')}
          </button>
        </div>
      }
    >
      <p>{t('blocked.sure.text')}</p>
    </ModalDialog>
  )
}
