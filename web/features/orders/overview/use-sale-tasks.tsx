import { useTranslation } from '#web/shell/i18n.ts'
import { salesToAnswer } from '#web/shell/members/sales-to-answer.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { AnswerTime } from '../answer-time.tsx'
import { openReturns } from './open-returns-data.ts'

/** What sales ask of a seller, as rows of a to-do list: to answer, to hand over, on the way, given back. */
export function useSaleTasks() {
  const { t } = useTranslation('overview')
  const { data } = useData(salesToAnswer)
  const returns = useData(openReturns('sales')).data?.total ?? 0
  if (!data) return []
  const { placed = 0, accepted = 0, packed = 0, shipped = 0 } = data.counts
  const until = data.orders[0]?.answer_by
  const toHandOver = accepted + packed
  return [
    placed > 0 && {
      to: '/orders?state=placed',
      text: t('sales.toAnswer', { count: placed }),
      note: until && <AnswerTime until={until} side="seller" />,
    },
    toHandOver > 0 && {
      to: `/orders?state=${accepted > 0 ? 'accepted' : 'packed'}`,
      text: t('sales.toHandOver', { count: toHandOver }),
    },
    shipped > 0 && {
      to: '/orders?state=shipped',
      text: t('sales.onTheWay', { count: shipped }),
    },
    returns > 0 && { to: '/returns', text: t('returns.open', { count: returns }) },
  ].filter((task) => task !== false)
}
