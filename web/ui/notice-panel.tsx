import { useId } from 'react'
import { Icon, type IconName } from './icon.tsx'

type NoticePanelProps = {
  /** On the torn strip above the title. */
  label: string
  icon: IconName
  title: string
  text: string
  /** Next steps. */
  children: React.ReactNode
}

/** Replaces a page that has nothing for this user: the reason and next steps. */
export function NoticePanel({ label, icon, title, text, children }: NoticePanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="panel max-w-prose overflow-hidden">
      <div className="label-strip border-t-0 text-sm text-soft">
        <span>{label}</span>
        <Icon name={icon} />
      </div>
      <div className="grid justify-items-start gap-4 p-5">
        <div>
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          <p className="pt-1 text-soft">{text}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
