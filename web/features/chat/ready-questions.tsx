import type { RoomInfo } from '#contract/chat.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import type { Chat } from './core/chat.ts'
import { useObservable } from './use-chat.ts'

const questions = ['stock', 'fit', 'price', 'delivery'] as const

type ReadyQuestionsProps = { chat: Chat; room: RoomInfo; onChoose: (question: string) => void }

/** Prepared questions for buyers, while the conversation is empty. */
export function ReadyQuestions({ chat, room: { roomId }, onChoose }: ReadyQuestionsProps) {
  const { t } = useTranslation('chat')
  const { state, messages } = useObservable(chat.conversation(roomId))
  const waiting = useObservable(chat.outbox).queuedIn(roomId)
  if (state !== 'ready' || messages.length + waiting.length > 0) return null
  return (
    <div role="group" aria-label={t('questions.label')} className="ready-questions">
      {questions.map((name) => (
        <button
          key={name}
          type="button"
          className="ready-question"
          onClick={() => onChoose(t(`questions.${name}`))}
        >
          {t(`questions.${name}`)}
        </button>
      ))}
    </div>
  )
}
