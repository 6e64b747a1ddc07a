import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Dashboard } from './use-dashboard.ts'

/** For somebody who has nothing on offer yet: the ways to begin, instead of empty plots. */
export function FirstSteps({ todo }: { todo: Dashboard['todo'] }) {
  const { t } = useTranslation('dashboard')
  const login = useLogin()
  const described = !todo.about && !todo.hours
  return (
    <section aria-labelledby="first" className="first-steps panel">
      <div className="dashboard-strip label-strip">
        <h2 id="first" className="text-lg">
          {t('first.title')}
        </h2>
      </div>
      <p className="px-4 pt-4 text-soft md:px-6">{t('first.text')}</p>
      <ol>
        <Step title={t('first.list.title')} text={t('first.list.text')}>
          <Link to="/sell-your-parts" className="button button-primary">
            <Icon name="add" />
            {t('first.list.go')}
          </Link>
          <Link to="/my-listing/import" className="button">
            <Icon name="import" />
            {t('first.list.import')}
          </Link>
        </Step>
        <Step title={t('first.page.title')} text={t('first.page.text')} done={described}>
          <Link to="/my-profile#about" className="button">
            {t('first.page.go')}
          </Link>
          {login && (
            <Link to={`/seller-details/${login._id}`} className="button">
              {t('first.page.see')}
            </Link>
          )}
        </Step>
        <Step title={t('first.come.title')} text={t('first.come.text')} />
      </ol>
    </section>
  )
}

type StepProps = { title: string; text: string; done?: boolean; children?: React.ReactNode }

function Step({ title, text, done, children }: StepProps) {
  const { t } = useTranslation('dashboard')
  return (
    <li>
      <div className="grid gap-2">
        <h3 className="flex flex-wrap items-center gap-2 text-md">
          {title}
          {done && (
            <span className="chip bg-fits-ground text-fits">
              <Icon name="check" />
              {t('first.done')}
            </span>
          )}
        </h3>
        <p className="text-soft">{text}</p>
        {children && <div className="flex flex-wrap gap-2 pt-1">{children}</div>}
      </div>
    </li>
  )
}
