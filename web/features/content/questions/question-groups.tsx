import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { ContentHtml } from '../editorial/content-html.tsx'
import type { NamedGroup } from './match-questions.ts'

/** The questions below their headings. `/faq#id` opens one: its answer has the id. */
export function QuestionGroups({ groups }: { groups: NamedGroup[] }) {
  useNamedQuestion()
  return groups.map(({ id, title, questions }) => (
    <section key={id} aria-labelledby={id} className="question-group">
      <h2 id={id}>{title}</h2>
      <div className="panel">
        {questions.map(({ id, question, answer }) => (
          <details key={id} className="question">
            <summary>
              <h3>{question}</h3>
              <Icon name="down" />
            </summary>
            <div id={id} className="answer">
              <ContentHtml html={answer} className="prose" />
            </div>
          </details>
        ))}
      </div>
    </section>
  ))
}

// The browser opens the target of a fragment on load only; within a document this code does.
function useNamedQuestion() {
  const { hash, key } = useLocation()
  useEffect(() => {
    const named = hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null
    const question = named?.closest('details')
    if (!question) return
    question.open = true
    question.scrollIntoView({ block: 'start' })
  }, [hash, key])
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
