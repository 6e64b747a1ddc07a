import type { RoomInfo } from '#contract/chat.ts'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useFailureText } from '#web/shell/members/failure-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import type { Chat } from './core/chat.ts'

/** Blocks or unblocks the contact of a room, and shows the result. */
export function useBlock(chat: Chat, { roomId }: RoomInfo) {
  const { t } = useTranslation('chat')
  const { language } = usePage()
  const toast = useToast()
  const failureText = useFailureText()
  const setBlocked = async (blocked: boolean) => {
    try {
      await browserApi(language).call('setBlock', { roomId, blocked })
      chat.rooms.change(roomId, { blocked: blocked ? 'by_me' : null })
      toast(t(blocked ? 'blocked.done' : 'blocked.undone'))
      // The contact may have blocked the user as well.
      await chat.rooms.fetch(roomId)
    } catch (error) {
      toast(failureText(error))
    }
  }
  return { setBlocked }
}
