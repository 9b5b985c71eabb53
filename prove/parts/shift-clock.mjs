// Loaded before a server (node --import): its clock is CLOCK_SHIFT_MS away from the machine's, and jumps by as much
// again at SIGUSR2, as a clock does that is set right while the server runs.
const shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0);
let offsetMs = shiftMs;
const RealDate = Date;
const now = () => RealDate.now() + offsetMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});

if (shiftMs !== 0) {
  process.on('SIGUSR2', () => {
    offsetMs += shiftMs;
    process.stdout.write('jumped\n');
  });
}
