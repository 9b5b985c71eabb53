/** The rising path of the logo, walked half-way: the rest is still dashes. */
export function PathDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 400 300" fill="none" aria-hidden="true" className={className}>
      <path d="M20 270H380" className="stroke-line" strokeWidth={2} />
      <path
        d="M200 154C262 132 250 92 340 44"
        className="stroke-edge"
        strokeWidth={3}
        strokeLinecap="round"
        strokeDasharray="2 12"
      />
      <path
        d="M40 246C118 246 116 184 200 154"
        pathLength={1}
        className="path-draw stroke-terracotta"
        strokeWidth={7}
        strokeLinecap="round"
      />
      <circle cx={40} cy={246} r={9} className="fill-paper stroke-terracotta" strokeWidth={4} />
      <circle cx={200} cy={154} r={11} className="fill-sun" />
      <circle cx={346} cy={40} r={15} className="fill-paper stroke-sea" strokeWidth={4} />
      <path d="M340 40l4 5 9-10" className="stroke-sea" strokeWidth={3} strokeLinecap="round" />
    </svg>
  );
}
