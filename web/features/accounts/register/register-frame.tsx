import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { PageMeta } from '#web/shell/page-meta.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { stepPath, type RegisterStep } from './register-draft.ts'
import './register.css'

const steps: readonly RegisterStep[] = ['type', 'email', 'phone', 'password', 'details']

type RegisterFrameProps = {
  step: RegisterStep
  title: string
  /** The address without its language. */
  path: string
  children: React.ReactNode
}

/** The job card of registering: its five jobs on the torn strip, done ones ticked, and the one at hand. */
export function RegisterFrame({ step, title, path, children }: RegisterFrameProps) {
  const { t } = useTranslation('pages')
  const at = steps.indexOf(step)
  return (
    <div className="page-width pt-6">
      <PageMeta title={title} description={t('register.description')} path={path} noindex />
      <article className="job-card panel">
        <nav aria-label={t('register.title')}>
          <ol className="job-strip">
            {steps.map((name, index) => (
              <li key={name} aria-current={index === at ? 'step' : undefined}>
                {index < at ? (
                  <Link to={stepPath(name)} className="job-done">
                    <span className="job-number">
                      <Icon name="check" />
                    </span>
                    <span className="job-name">{t(`register.steps.${name}`)}</span>
                  </Link>
                ) : (
                  <>
                    <span className="job-number">{index + 1}</span>
                    <span className="job-name">{t(`register.steps.${name}`)}</span>
                  </>
                )}
              </li>
            ))}
          </ol>
        </nav>
        <div className="job-body">
          <p className="pb-1 text-muted text-sm font-semibold">
            {t('register.step', { step: at + 1, steps: steps.length })}
          </p>
          <h1 className="pb-5 text-2xl md:text-3xl">{title}</h1>
          {children}
        </div>
      </article>
    </div>
  )
}

/** Takes about the room of the form that comes in its place. */
export function FormSkeleton({ rows = 2 }: { rows?: number }) {
  return (
    <div className="grid gap-5" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="grid gap-1">
          <div className="skeleton h-4 w-32" />
          <div className="skeleton h-10" />
        </div>
      ))}
      <div className="skeleton h-10 w-32" />
    </div>
  )
}
