type ChoiceTilesProps<Value extends string> = {
  legend: string
  name: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A choice of one among few, as tiles beside one another. */
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
