import { useQuery } from '@tanstack/react-query';
import { type ApplicationRecord, type CvRecord, getSending } from '@trayecto/core/contract';
import { call } from '../../api/browser-api';
import { queryClient } from '../../api/query-client';

/** The last thing that was sent with a CV, as long as the application is past that stop. */
function findLocked({ stage, sendings }: ApplicationRecord) {
  return stage === 'preparing' ? undefined : sendings.findLast(({ has_cv: hasCv }) => hasCv);
}

/** The page as it was sent: it shows what they have, whatever has become of the CV since. */
export function useSentCv(application: ApplicationRecord, cv: CvRecord | null) {
  const sending = findLocked(application);
  const { data } = useQuery(
    {
      queryKey: ['sending', sending?.id],
      queryFn: async ({ signal }) => {
        const params = { id: application.id, sendingId: sending?.id ?? '' };
        return (await call(getSending, { params }, { signal })).sending;
      },
      enabled: sending !== undefined,
      // It never changes.
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  if (!sending) return null;
  const { design: _, ...metadata } = cv?.metadata ?? {};
  const record = cv &&
    data?.cv && {
      ...cv,
      parsed_data: data.cv,
      metadata: { ...metadata, ...(data.design ? { design: data.design } : {}) },
    };
  return { sentOn: sending.sent_on, record: record ?? null };
}
