package table

import "sync"

// queue does jobs one after the other, off the goroutine that gives them: two
// taps at the same moment both count, in their order. The zero value is ready.
type queue struct {
	mu   sync.Mutex
	jobs []func()
	busy bool
	idle *sync.Cond
}

// push gives a job and returns at once.
func (q *queue) push(job func()) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.jobs = append(q.jobs, job)
	if !q.busy {
		q.busy = true
		go q.work()
	}
}

// work does all there is and ends.
func (q *queue) work() {
	for {
		q.mu.Lock()
		if len(q.jobs) == 0 {
			q.busy = false
			if q.idle != nil {
				q.idle.Broadcast()
			}
			q.mu.Unlock()
			return
		}
		job := q.jobs[0]
		q.jobs = q.jobs[1:]
		q.mu.Unlock()
		job()
	}
}

// wait returns when nothing is left to do.
func (q *queue) wait() {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.idle == nil {
		q.idle = sync.NewCond(&q.mu)
	}
	for q.busy {
		q.idle.Wait()
	}
}
