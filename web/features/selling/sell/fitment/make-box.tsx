import { useState } from 'react'
import type { Make } from '#contract/catalog.ts'
import { longestNameOrId } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { ComboboxField } from '#web/ui/form/combobox-field.tsx'

type MakeBoxProps = { makes: Make[]; onMake: (make: Make) => void }

const mostShown = 8

const plain = (name: string) => name.toLowerCase().replaceAll('-', ' ')

/** Finds a make by the beginning of a word of its name, in English or the language of the page. */
export function MakeBox({ makes, onMake }: MakeBoxProps) {
  const { t } = useTranslation('sell')
  const [text, setText] = useState('')
  const typed = plain(text).trim()
  const begins = (name: string) => ` ${plain(name)}`.includes(` ${typed}`)
  const found = makes.filter(({ name, label }) => begins(name) || begins(label)).slice(0, mostShown)

  const choose = (make: Make | undefined) => {
    if (!make) return
    setText('')
    onMake(make)
  }
  return (
    <div
      className="max-w-80"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.defaultPrevented) return
        event.preventDefault()
        if (typed !== '') choose(found[0])
      }}
    >
      <ComboboxField
        name="make"
        label={t('fits.addMake')}
        listLabel={t('fits.makes')}
        maxLength={longestNameOrId}
        value={text}
        onChange={setText}
        options={found.map(({ _id, name, label }) => ({
          key: _id,
          label,
          ...(name !== label && { detail: name }),
        }))}
        onChoose={(key) => choose(makes.find(({ _id }) => _id === key))}
        hint={typed !== '' && found.length === 0 ? t('fits.noMake') : undefined}
      />
    </div>
  )
}
