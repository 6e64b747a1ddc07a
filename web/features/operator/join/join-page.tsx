import { useEffect, useState } from 'react'
import type { ReplyOf } from '#contract/api.ts'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useFailureText } from '#web/shell/members/failure-text.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'
import { usePage } from '#web/shell/page.tsx'
import { NoticePanel } from '#web/ui/notice-panel.tsx'
import { useOperatorTexts } from '#web/shell/members/operator-texts.ts'
import { JoinForm } from './join-form.tsx'
import '../operator.css'

type Opened = ReplyOf<'openInvitation'> | { failure: string }

/** What the link of an invitation opens. The token stands behind the hash, which no server gets to see. */
export default function JoinPage() {
  const { t } = useOperatorTexts()
  const { language } = usePage()
  const failureText = useFailureText()
  const [token] = useState(() => location.hash.slice(1))
  const [opened, setOpened] = useState<Opened>()
  useEffect(() => {
    const controller = new AbortController()
    // The server refuses what is too short as well; this spares it.
    const call = browserApi(language, controller.signal).call('openInvitation', { token })
    call.then(setOpened, (error: unknown) => {
      if (!controller.signal.aborted) setOpened({ failure: failureText(error) })
    })
    return () => controller.abort()
  }, [language, token, failureText])
  const title =
    opened && 'isRenewal' in opened && opened.isRenewal ? t('join.renew') : t('join.title')
  return (
    <div className="page-width py-6">
      <PageMeta title={title} description={title} path="/operator/join" noindex />
      <h1 className="pb-4 text-2xl md:text-3xl">{title}</h1>
      {!opened && <div aria-hidden="true" className="skeleton h-96" />}
      {opened && 'failure' in opened && <BadLink message={opened.failure} />}
      {opened && 'email' in opened && <JoinForm invitation={opened} token={token} />}
    </div>
  )
}

function BadLink({ message }: { message: string }) {
  const { t } = useTranslation('operator')
  return (
    <NoticePanel label={t('title')} icon="link" title={t('join.bad')} text={message}>
      {null}
    </NoticePanel>
  )
}
