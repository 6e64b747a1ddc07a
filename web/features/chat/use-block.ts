import type { RoomInfo } from '#contract/chat.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { useToast } from '#web/shell/toast.tsx'
import type { Chat } from './core/chat.ts'

/** Blocks or unblocks the contact of a room, and shows the result. */
export function useBlock(chat: Chat, { roomId }: RoomInfo) {
  const { t } = useTranslation('chat')
  const toast = useToast()
  const { run } = useMutation()
  const setBlocked = (blocked: boolean) =>
    run(
      async (api) => {
        await api.call('setBlock', { roomId, blocked })
        chat.rooms.change(roomId, { blocked: blocked ? 'by_me' : null })
        toast(t(blocked ? 'blocked.done' : 'blocked.undone'))
        // The contact may have blocked the user as well.
        await chat.rooms.fetch(roomId)
      },
      { onFailure: toast },
    )
  return { setBlocked }
}
