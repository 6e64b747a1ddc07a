import { Link } from 'react-router'
import { CountedNumber } from '#web/shell/counted-number.tsx'
import { CompanyName } from '#web/shell/company-name.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { AnswerTime } from '../answer-time.tsx'
import { NextStepText } from '../next-step-text.tsx'
import { OrderState } from '../order-state.tsx'
import type { OpenPart } from './open-parts.ts'
import './overview.css'

/** An open part of an order: state, seller, parts, what happens next, and the code for the parts. */
export function OpenOrderRow({ open: { order, part, code } }: { open: OpenPart }) {
  const { t } = useTranslation('overview')
  const { number, seller, lines, answer_by: answerBy } = part
  const [first] = lines
  return (
    <li className="summary-row">
      <div className="open-order-text">
        <p className="open-order-head">
          <Link to={`/orders/${order}`} className="cover-link font-mono">
            <bdi dir="ltr">{number}</bdi>
          </Link>
          <OrderState order={part} />
          {answerBy && <AnswerTime until={answerBy} side="buyer" />}
        </p>
        <p>
          <strong>
            <CompanyName name={seller.company_name} nameAr={seller.company_name_ar} />
          </strong>
          {first && (
            <span className="text-soft">
              {' · '}
              <CountedNumber quantity={first.quantity} sku={first.sku} />
              {lines.length > 1 && ` ${t('orders:list.more', { count: lines.length - 1 })}`}
            </span>
          )}
        </p>
        <NextStepText order={part} side="buyer" />
      </div>
      {code && (
        <p className="open-order-code">
          <span>{t('orders.code')}</span>
          <bdi dir="ltr">{code}</bdi>
        </p>
      )}
    </li>
  )
}
