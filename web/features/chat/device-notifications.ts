import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { loginNow } from '#web/shell/login-record.ts'
import { deviceNotifications } from '#web/shell/members/device-notifications.ts'
import { onDeviceClick, showOnDevice } from '#web/shell/members/show-on-device.ts'
import type { RealtimeSocket } from '#web/shell/realtime.ts'
import { usePage } from '#web/shell/page.tsx'

/**
 * Shows device notifications for messages while the tab is in the background, on any page: who
 * wrote, and about which part. The text stays private, because others may see the screen.
 */
export function useMessagesOnDevice(token: string) {
  const { t } = useTranslation('chat')
  const { language } = usePage()
  const navigate = useNavigate()
  useEffect(() => {
    let here = true
    let socket: RealtimeSocket | undefined
    const open = (path: string) => void navigate(path)
    const stopListening = onDeviceClick(open)
    const show = async (roomId: string) => {
      const room = await browserApi(language).call('getRoom', { roomId })
      const body = t('notify.body', { sku: room.listing.partSKU })
      const path = `/chats/${roomId}`
      await showOnDevice(room.userName, { body, tag: roomId, path }, open)
    }
    const notify = ({ room, sender }: { room: string; sender: string }) => {
      if (!document.hidden || sender === loginNow()?._id || deviceNotifications() !== 'on') return
      // Some phones only show notifications of installed pages.
      show(room).catch(() => {})
    }
    import('#web/shell/realtime.ts').then(
      ({ realtime }) => {
        if (!here) return
        socket = realtime(language)
        socket?.on('receive-message', notify)
      },
      () => {},
    )
    return () => {
      here = false
      stopListening()
      socket?.off('receive-message', notify)
    }
  }, [language, navigate, t, token])
}
