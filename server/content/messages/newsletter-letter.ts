import type { Language } from '#contract/language.ts'
import {
  mailIn,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { leaveLink } from './newsletter-links.ts'

type Facts = MessageFacts & {
  token: string
  article: { id: string; title: string; summary: string }
}

const words: Record<Language, { button: string; why: string }> = {
  en: {
    button: 'Read the article',
    why: 'You are receiving this e-mail because you confirmed this address for the Ghiyar newsletter.',
  },
  ar: {
    button: 'قراءة المقال',
    why: 'تصلك هذه الرسالة لأنك أكّدت هذا العنوان للاشتراك في نشرة غيار.',
  },
  fr: {
    button: 'Lire l’article',
    why: 'Vous recevez ce message car vous avez confirmé cette adresse pour la newsletter de Ghiyar.',
  },
  zh: { button: '阅读文章', why: '您已确认用此邮箱订阅 Ghiyar 电子报，因此收到本邮件。' },
}

/** A new article, in the language of the reader alone. */
export function newsletterLetter({ language, origin, token, article }: Facts): Unaddressed {
  const { button, why } = words[language]
  const { id, title, summary } = article
  const href = `${origin}/news-details/${encodeURIComponent(id)}?lang=${language}`
  return mailIn(
    { language, origin, href, stop: leaveLink(origin, token) },
    { subject: title, title, introduction: summary, button, notes: [why] },
  )
}
