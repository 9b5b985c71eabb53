/**
 * Which nodes of a graph can reach each other: those have the same number (Tarjan). A node that cannot even reach itself has one that
 * nobody shares, so an edge within a number is part of a way round.
 */
export function nameComponents(after) {
  const index = new Array(after.length).fill(-1);
  const lowest = new Array(after.length).fill(0);
  const component = new Array(after.length).fill(-1);
  const waiting = [];
  let visited = 0;
  let found = 0;

  for (let start = 0; start < after.length; start += 1) {
    if (index[start] >= 0) continue;
    const path = [[start, 0]];
    while (path.length > 0) {
      const step = path.at(-1);
      const [node, edge] = step;
      if (edge === 0) {
        index[node] = visited;
        lowest[node] = visited;
        visited += 1;
        waiting.push(node);
      }
      const to = after[node][edge];
      if (edge < after[node].length) {
        step[1] += 1;
        if (index[to] < 0) path.push([to, 0]);
        else if (component[to] < 0) lowest[node] = Math.min(lowest[node], index[to]);
        continue;
      }
      path.pop();
      const [parent] = path.at(-1) ?? [];
      if (parent !== undefined) lowest[parent] = Math.min(lowest[parent], lowest[node]);
      if (lowest[node] !== index[node]) continue;
      let member;
      do {
        member = waiting.pop();
        component[member] = found;
      } while (member !== node);
      found += 1;
    }
  }
  return component;
}
