import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Router } from 'wouter';
import { createQueryClient } from '../api/query-client';
import { useAccount } from '../api/use-account';
import { Shell } from './shell/shell';

const queryClient = createQueryClient();

export function App() {
  const isSignedIn = useAccount().status === 'signed-in';
  useEffect(() => {
    // The next person at this browser must not see a flash of the last one's data.
    if (!isSignedIn) queryClient.clear();
  }, [isSignedIn]);
  return (
    <QueryClientProvider client={queryClient}>
      <Router>
        <Shell />
      </Router>
    </QueryClientProvider>
  );
}
