import type { Finding } from '@trayecto/core/proofread';
import { mendText } from '../../proofread/place-findings';
import { ProofNotes } from '../../proofread/proof-notes';
import {
  type Proofreading,
  useProofreadingHere,
  useProofState,
} from '../../proofread/use-proofreading';

interface SkillProofsProps {
  readonly skills: readonly string[];
  readonly onChange: (skills: readonly string[]) => void;
}

/** Chips can't be typed in: findings are listed below them. */
export function SkillProofs(props: SkillProofsProps) {
  const proofreading = useProofreadingHere();
  return proofreading && <FoundSkills {...props} proofreading={proofreading} />;
}

function FoundSkills({
  skills,
  onChange,
  proofreading,
}: SkillProofsProps & { readonly proofreading: Proofreading }) {
  const { byText } = useProofState(proofreading);
  return skills.map((skill, index) => {
    const findings = byText.get(skill);
    if (!findings) return null;
    const accept = (finding: Finding, suggestion: string) =>
      onChange(skills.with(index, mendText(skill, finding, suggestion).text));
    return (
      <ProofNotes
        key={skill}
        value={skill}
        findings={findings}
        hasHint={false}
        onAccept={accept}
        onLearn={proofreading.learn}
        onIgnore={(finding) => proofreading.proofreader.ignore(skill, finding)}
      />
    );
  });
}
