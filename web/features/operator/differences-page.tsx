import { useState } from 'react'
import type { Difference } from '#contract/operator-money.ts'
import { ageText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import { AuthorLine } from './author-line.tsx'
import { differencesData } from './operator-data.ts'
import { ExplainDialog } from './explain-dialog.tsx'
import { rowsPerPage } from './paged-rows.tsx'
import { QueueView, useQueueQuery } from './queue-view.tsx'

/** Where the provider of card payments has something else than the books, and those that ended. */
export function DifferencesPage() {
  const { t } = useTranslation('operator')
  const query = useQueueQuery()
  const { data, at, ...rest } = useData(differencesData({ ...query, limit: rowsPerPage }))
  const [explaining, setExplaining] = useState<Difference>()
  const focusText = useFocusAfterRender(() => document.getElementById('differences-text'))
  const isOpen = query.state === 'open'
  return (
    <>
      <p id="differences-text" tabIndex={-1} className="max-w-prose text-soft">
        {t('differences.text')}
      </p>
      <QueueView
        {...{ query, list: data, ...rest }}
        label={t('nav.differences')}
        empty={{
          title: isOpen ? t('differences.empty') : t('differences.emptyClosed'),
          text: t('differences.emptyText'),
        }}
        row={(difference) => (
          <DifferenceRow
            key={`${difference.payment} ${difference.kind}`}
            {...{ difference, now: at }}
            onExplain={() => setExplaining(difference)}
          />
        )}
      />
      {explaining && (
        <ExplainDialog
          difference={explaining}
          onClose={() => setExplaining(undefined)}
          onDone={() => {
            setExplaining(undefined)
            rest.reload()
            focusText()
          }}
        />
      )}
    </>
  )
}

type DifferenceRowProps = { difference: Difference; now: number; onExplain: () => void }

function DifferenceRow({ difference, now, onExplain }: DifferenceRowProps) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { payment, kind, ours, theirs, number, provider, provider_id: name } = difference
  const { date, closed, explained, notes } = difference
  const row = `${payment}${kind}`
  return (
    <li className="operator-row">
      <p id={row} className="operator-row-head">
        <bdi dir="ltr" className="font-mono font-semibold">
          {number}
        </bdi>
        <span className="chip operator-chip" data-tone={closed ? undefined : 'bad'}>
          {t(`differences.kinds.${kind}`)}
        </span>
        {closed && (
          <span className="chip operator-chip" data-tone="good">
            {explained ? t('differences.explained') : t('differences.agreed')}
          </span>
        )}
      </p>
      <dl className="operator-facts">
        <dt>{t('differences.ours')}</dt>
        <dd>
          <Figure figure={ours} />
        </dd>
        <dt>{t('differences.theirs', { provider })}</dt>
        <dd>
          <Figure figure={theirs} />
        </dd>
      </dl>
      <p className="operator-row-facts">
        <span>{t('differences.found', { age: ageText(Date.parse(date), now, language) })}</span>
        {name && (
          <span>
            {t('differences.providerId')} <bdi dir="ltr">{name}</bdi>
          </span>
        )}
      </p>
      {notes.length > 0 && (
        <ol aria-label={t('differences.explanations')} className="operator-messages">
          {notes.map((note) => (
            <li key={note.date}>
              <p className="text-sm text-soft">
                <AuthorLine by={note.by} date={note.date} /> · <Figure figure={note.ours} /> /{' '}
                <Figure figure={note.theirs} />
              </p>
              <p dir="auto" className="operator-quote">
                <bdi>{note.reason}</bdi>
              </p>
            </li>
          ))}
        </ol>
      )}
      {!closed && (
        <button
          type="button"
          id={`explain${row}`}
          aria-labelledby={`explain${row} ${row}`}
          className="button justify-self-start"
          onClick={onExplain}
        >
          {t('differences.explain')}
        </button>
      )}
    </li>
  )
}

const states = ['open', 'captured', 'failed', 'expired'] as const

/** An amount, a currency, or a state in words. */
function Figure({ figure }: { figure: string }) {
  const { t } = useTranslation('operator')
  const state = states.find((each) => each === figure)
  if (state) return <span>{t(`cardStates.${state}`)}</span>
  if (figure === '') return <span>{t('differences.nothing')}</span>
  return (
    <bdi dir="ltr" className="price">
      {/\d/.test(figure) ? `AED ${figure}` : figure}
    </bdi>
  )
}
