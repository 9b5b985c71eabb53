const COLUMNS = ['abc', 'ab', 'a', ''];

/** Cards to come, three, two and one, where the columns will be. */
export function WaitingBoard() {
  return (
    <div aria-hidden className="grid min-h-96 items-start gap-5 pt-16 md:grid-cols-4">
      {COLUMNS.map((cards) => (
        <div key={cards} className="flex flex-col gap-3">
          {[...cards].map((card) => (
            <div key={card} className="h-36 skeleton-pulse rounded-card bg-desk" />
          ))}
        </div>
      ))}
    </div>
  );
}
