type ChoiceTilesProps<Value extends string> = {
  legend: string
  name: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** Radio buttons for a few choices, as tiles side by side. */
export function ChoiceTiles<Value extends string>(props: ChoiceTilesProps<Value>) {
  const { legend, name, value, options, onChange } = props
  return (
    <fieldset className="choice-tiles">
      <legend className="field-label">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="choice-tile">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
