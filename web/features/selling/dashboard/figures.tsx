import { Link } from 'react-router'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { changeText } from './change.ts'
import type { Dashboard } from './use-dashboard.ts'

/** What is on offer and what came of it, each on its label. */
export function Figures({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('dashboard')
  const { online, days } = dashboard
  return (
    <section aria-label={t('figures.label')} className="figures">
      <Compared name={t('figures.orders')} icon="delivery" days={days} {...dashboard.orders} />
      <Compared
        {...{
          name: t('figures.sales'),
          icon: 'price',
          days,
          unit: 'AED',
          ...rounded(dashboard.sales),
        }}
      />
      <Figure name={t('figures.online')} icon="stock" value={online}>
        <Link to="/my-listing?view=active" className="link inline-flex min-h-6 items-center">
          {t('figures.all')}
        </Link>
      </Figure>
      <Compared name={t('figures.views')} icon="search" days={days} {...dashboard.views} />
      <Compared name={t('figures.calls')} icon="phone" days={days} {...dashboard.calls} />
      <Compared
        {...{ name: t('catalog:part.whatsapp'), icon: 'whatsapp', days, ...dashboard.whatsapps }}
      />
      <Compared
        {...{ name: t('figures.callbacks'), icon: 'callback', days, ...dashboard.callbacks }}
      />
      <Compared {...{ name: t('figures.chats'), icon: 'contact', days, ...dashboard.chats }} />
      <Compared
        {...{ name: t('figures.favourites'), icon: 'heart', days, ...dashboard.favourites }}
      />
    </section>
  )
}

const rounded = ({ now, before }: Dashboard['sales']) => ({
  now: Math.round(now),
  before: Math.round(before),
})

type FigureProps = {
  name: string
  icon: IconName
  unit?: string
  value: number
  children: React.ReactNode
}

function Figure({ name, icon, unit, value, children }: FigureProps) {
  return (
    <div className="figure panel">
      <div className="label-strip border-t-0 text-sm">
        <h2 className="text-sm">{name}</h2>
        <Icon name={icon} className="text-soft" />
      </div>
      <p className="figure-value">
        <bdi dir="ltr">
          {unit && <span className="figure-unit">{unit} </span>}
          {countText(value)}
        </bdi>
      </p>
      <p className="figure-note">{children}</p>
    </div>
  )
}

type ComparedProps = {
  name: string
  icon: IconName
  days: number
  now: number
  before: number
  unit?: string
}

function Compared({ now, before, days, ...figure }: ComparedProps) {
  const { t } = useTranslation('dashboard')
  const { language } = usePage()
  const change = changeText(now, before, language)
  return (
    <Figure {...figure} value={now}>
      {change && (
        <span className="figure-change" data-up={now > before || undefined}>
          {change}
        </span>
      )}
      {t('figures.before', { count: days, before: countText(before) })}
    </Figure>
  )
}
