import { useEffect, useId } from 'react'
import type { RoomInfo } from '#contract/chat.ts'
import { longestMessage } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import { Icon } from '#web/ui/icon.tsx'
import { AttachButton } from './attach-button.tsx'
import { ChosenFile } from './chosen-file.tsx'
import { sendableText } from './sendable-text.ts'
import type { Chat } from './core/chat.ts'
import { QuickReplies } from './quick-replies.tsx'
import { ReadyQuestions } from './ready-questions.tsx'
import { useAttachment } from './use-attachment.ts'
import { useDraft } from './use-draft.ts'
import { useMessageBox } from './use-message-box.ts'

type ComposerProps = { chat: Chat; room: RoomInfo }

/** The number of remaining characters from which on a counter is shown. */
const NEAR_END = 200

/** The message box. Enter sends where there is a keyboard; on a phone it starts a new line. */
export function Composer({ chat, room }: ComposerProps) {
  const { roomId, userId } = room
  const { t } = useTranslation('chat')
  const id = useId()
  const sells = useLogin()?.role === 'SELLER'
  const asks = !sells && room.listing.user !== chat.me
  const { text, write } = useDraft(chat.drafts, roomId)
  const { file, problem, checking, choose, drop } = useAttachment(chat.drafts, roomId)
  const left = longestMessage - sendableText(text).length
  const ready = !checking && left >= 0 && (file !== undefined || sendableText(text) !== '')
  const box = useMessageBox(text)
  useEffect(() => () => chat.typing.ended(), [chat])

  const type = (now: string) => {
    write(now)
    if (sendableText(now) === '') chat.typing.ended()
    else chat.typing.typed(roomId, userId)
  }
  const send = () => {
    if (!ready) return
    chat.typing.ended()
    chat.outbox.send({ roomId, receiver: userId, text: sendableText(text), ...(file && { file }) })
    write('')
    drop()
    // Keeps the keyboard of a phone open.
    box.current?.focus({ preventScroll: true })
  }
  const insert = (reply: string) => {
    const before = box.current?.value.trimEnd() ?? ''
    type(before ? `${before} ${reply}` : reply)
    box.current?.focus({ preventScroll: true })
  }
  return (
    // Not a form, because the dialog of the quick replies is one.
    <div className="composer">
      {asks && text === '' && <ReadyQuestions {...{ chat, room }} onChoose={insert} />}
      {file && (
        <div className="composer-file">
          <ChosenFile file={file} />
          <button
            type="button"
            className="composer-button"
            aria-label={t('composer.remove', { name: file.name })}
            onClick={drop}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
      <div className="flex items-end gap-1">
        {sells && <QuickReplies onChoose={insert} />}
        <AttachButton onChoose={(chosen) => void choose(chosen)} />
        <textarea
          ref={box}
          className="control composer-box"
          dir="auto"
          rows={1}
          aria-label={t('composer.label')}
          aria-describedby={`${id}count`}
          aria-invalid={left < 0 ? true : undefined}
          placeholder={t(file ? 'composer.caption' : 'composer.hint')}
          value={text}
          onChange={(event) => type(event.target.value)}
          onPaste={(event) => {
            const [pasted] = event.clipboardData.files
            if (!pasted) return
            event.preventDefault()
            void choose(pasted)
          }}
          onKeyDown={(event) => {
            const plain = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing
            if (!plain || matchMedia('(pointer: coarse)').matches) return
            event.preventDefault()
            send()
          }}
        />
        <button
          type="button"
          className="composer-button composer-send"
          aria-label={t('composer.send')}
          aria-disabled={!ready}
          // Keeps the focus in the box and a phone's keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={send}
        >
          <Icon name="send" className="turns" />
        </button>
      </div>
      <p id={`${id}count`} className="composer-count" data-over={left < 0 ? '' : undefined}>
        {left < 0
          ? t('composer.tooLong', { count: -left })
          : left <= NEAR_END && t('composer.left', { count: left })}
      </p>
    </div>
  )
}
