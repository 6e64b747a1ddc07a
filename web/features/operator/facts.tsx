import { useTranslation } from '#web/shell/i18n.ts'

export type Fact = [label: string, value: React.ReactNode]

/** Facts with their labels; one without a value says so. */
export function Facts({ facts }: { facts: Fact[] }) {
  const { t } = useTranslation('operator')
  return (
    <dl className="operator-facts">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd>{value || <span className="text-soft">{t('application.notGiven')}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What somebody wrote, in whichever direction. */
export const isolated = (text: string) => <bdi>{text}</bdi>

/** A number, address or code, left to right in every language. */
export const ltr = (text: string) => <bdi dir="ltr">{text}</bdi>
