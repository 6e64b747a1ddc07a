import type { PromiseTile } from '#contract/content.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The operator's promises: one strip, torn into four. */
export function PromiseTiles({ promises }: { promises: PromiseTile[] }) {
  const { t } = useTranslation('home')
  return (
    <section aria-label={t('promises')}>
      <ul className="promise-strip panel">
        {promises.map(({ icon, title, text }) => (
          <li key={title} className="promise">
            <Icon name={icon} className="text-2xl text-primary" />
            <div>
              <h2 className="text-base">{title}</h2>
              <p className="pt-0.5 text-sm text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
