import { useState } from 'react'
import type { Rule } from '#contract/rules.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import { RuleForm } from './rule-form.tsx'
import { RuleHistory } from './rule-history.tsx'
import { RuleText } from './rule-text.tsx'

/** One rule: what holds now, and changing it. */
export function RuleSection({ rule }: { rule: Rule }) {
  const { t } = useTranslation('operator')
  const [shown, setShown] = useState<'form' | 'history'>()
  const { name, value, preset, set, unreadable } = rule
  const focusButton = useFocusAfterRender(() =>
    document.querySelector<HTMLButtonElement>(`#${name} button`),
  )
  const toggle = (part: 'form' | 'history') => setShown(shown === part ? undefined : part)
  return (
    <SheetSection id={name} title={t(`rules.${name}.title`)} text={t(`rules.${name}.text`)}>
      <div className="operator-row-wide">
        <div>
          <p className="operator-row-head">
            <span className="settings-value">
              <RuleText name={name} value={value} />
            </span>
            <span className="chip operator-chip">
              {set && !unreadable ? t('rules.changed') : t('rules.preset')}
            </span>
          </p>
          {set && (
            <p className="operator-row-facts">
              <span>
                {t('rules.presetIs')} <RuleText name={name} value={preset} />
              </span>
            </p>
          )}
          {unreadable && <p className="text-soft">{t('rules.unreadable')}</p>}
        </div>
        <div className="operator-actions">
          {(['form', 'history'] as const).map((part) => (
            <button
              key={part}
              type="button"
              id={`${name}-${part}`}
              aria-expanded={shown === part}
              aria-labelledby={`${name}-${part} ${name}-title`}
              className="button"
              onClick={() => toggle(part)}
            >
              {t(part === 'form' ? 'rules.change' : 'rules.history')}
            </button>
          ))}
        </div>
      </div>
      {shown === 'form' && (
        <RuleForm
          rule={rule}
          onDone={() => {
            setShown(undefined)
            focusButton()
          }}
        />
      )}
      {shown === 'history' && <RuleHistory name={name} />}
    </SheetSection>
  )
}
