import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { DeskKind } from './desk-kind.ts'
import { RoomLink } from './room-link.tsx'

/** From a conversation to the list, on screens that show only one of them. */
export function BackLink({ kind }: { kind: DeskKind }) {
  const { t } = useTranslation('chat')
  return (
    <RoomLink to={`/${kind}`} className="chat-back" aria-label={t('head.back')}>
      <Icon name="arrow" className="turns-back" />
    </RoomLink>
  )
}
