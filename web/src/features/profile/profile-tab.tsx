import { useAccount } from '../../api/use-account';
import { AboutCard } from './about-card';
import { PictureCard } from './picture-card';
import { WordsCard } from './words-card';

export function ProfileTab() {
  const account = useAccount();
  if (account.status !== 'signed-in') return null;
  return (
    <div className="flex flex-col gap-6">
      <PictureCard avatarUrl={account.profile.avatar_url} />
      <AboutCard profile={account.profile} />
      <WordsCard />
    </div>
  );
}
