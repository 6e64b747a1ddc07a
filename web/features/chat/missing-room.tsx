import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { BackLink } from './back-link.tsx'
import type { DeskKind } from './desk-kind.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether an address can contain a room id; otherwise there is nothing to load. */
export const canBeRoom = (id: string): boolean => uuid.test(id)

/** Replaces a conversation that the user isn't a member of. */
export function MissingRoom({ kind }: { kind: DeskKind }) {
  const { t } = useTranslation('chat')
  return (
    <div className="grid flex-1 content-center justify-items-center gap-3 p-6 text-center">
      <h2 id="conversation-with" className="text-xl">
        {t('missing.title')}
      </h2>
      <p className="text-soft">{t('missing.text')}</p>
      <Link to={`/${kind}`} className="button button-primary">
        {t('missing.back')}
      </Link>
    </div>
  )
}

/** A pane for an invalid room id. */
export function NoRoomPane({ kind }: { kind: DeskKind }) {
  return (
    <section
      className="chat-side chat-pane"
      data-above-consent=""
      aria-labelledby="conversation-with"
    >
      <header className="conversation-head">
        <BackLink kind={kind} />
      </header>
      <MissingRoom kind={kind} />
    </section>
  )
}
