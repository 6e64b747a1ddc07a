import './hours-table.css'

type HoursTableProps = {
  /** Each with the times between which it is open, as "08:30". */
  days: { name: string; spans: { from: string; to: string }[] }[]
  /** The index of the current day; undefined where it isn't known, as on the server. */
  today: number | undefined
  /** For a day without times. */
  closed: string
}

/** Opening hours of a week, the current day set off. */
export function HoursTable({ days, today, closed }: HoursTableProps) {
  return (
    <table className="hours-table">
      <tbody>
        {days.map(({ name, spans }, day) => (
          <tr key={name} aria-current={day === today ? 'date' : undefined}>
            <th scope="row">{name}</th>
            <td>
              {spans.length === 0 && closed}
              {spans.map(({ from, to }) => (
                <bdi key={from} dir="ltr">
                  {from}–{to}
                </bdi>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
