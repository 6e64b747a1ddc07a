import type { Dispute } from '#contract/disputes.ts'
import { CountedNumber } from '#web/shell/counted-number.tsx'
import { Amount } from '#web/shell/amount.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { DocumentLinks } from '#web/shell/members/document-links.tsx'
import { PrivatePicture } from '#web/shell/members/private-picture.tsx'
import { usePage } from '#web/shell/page.tsx'
import { partNameIn } from '#web/shell/part-name.ts'
import { MixedText } from '#web/ui/mixed-text.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'

/** The parts with what they cost, why they are given back, and the pictures of them. */
export function DisputeFacts({ dispute }: { dispute: Dispute }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { number, lines, delivery_fee: fee, refund, reason, note, pictures, disputed } = dispute
  return (
    <SheetSection id="dispute" title={t('returns:card.name', { number: `\u2066${number}\u2069` })}>
      <ul className="dispute-lines">
        {lines.map((line) => (
          <li key={line._id}>
            <span className="min-w-0">
              <CountedNumber quantity={line.quantity} sku={line.sku} />{' '}
              <span dir="auto" className="text-soft">
                <MixedText text={partNameIn(line, language)} />
              </span>
            </span>
            <Amount dirhams={line.total} />
          </li>
        ))}
        {fee > 0 && (
          <li>
            <span>{t('returns:card.fee')}</span>
            <Amount dirhams={fee} />
          </li>
        )}
        <li className="font-semibold">
          <span>{t('dispute.amount')}</span>
          <Amount dirhams={refund} />
        </li>
      </ul>
      <dl className="operator-facts">
        <dt>{t('dispute.method')}</dt>
        <dd>{t(`payments:payments.methods.${dispute.payment_method}`)}</dd>
        <dt>{t('returns:card.reason')}</dt>
        <dd>{t(`returns:reasons.${reason}`)}</dd>
        {disputed && (
          <>
            <dt>{t('dispute.since')}</dt>
            <dd>{momentText(disputed, language)}</dd>
          </>
        )}
      </dl>
      {note && (
        <>
          <h3 className="text-md font-semibold">{t('dispute.buyerSays')}</h3>
          <p dir="auto" className="operator-quote">
            <bdi>{note}</bdi>
          </p>
        </>
      )}
      {pictures.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {pictures.map((url, place) => (
            <PrivatePicture key={url} url={url} number={place + 1} />
          ))}
        </div>
      ) : (
        <p className="text-soft">{t('dispute.noPictures')}</p>
      )}
      <DocumentLinks documents={dispute.documents} />
    </SheetSection>
  )
}
